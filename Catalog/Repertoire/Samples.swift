/// The samples that the Catalog has.
@MainActor
public enum Samples {
  /// All samples, in the order of the list.
  public static let all: [any Sample.Type] = [
    FadeSample.self, NavigationFadeSample.self, SplitSample.self, SharedAxisXSample.self,
    SharedAxisYSample.self, SharedAxisZSample.self, FadeThroughSample.self,
    ContainerTransformSample.self, ContainerArcSample.self, ContainerFabSample.self,
    DialogSample.self, ElevationScaleSample.self,
    SlideUpSample.self, SettingsSample.self, ParallaxPushSample.self, CardSheetSample.self,
    AlertSample.self, CrossDissolveSample.self, FlipHorizontalSample.self, ZoomSample.self,
    ZoomFromViewSample.self,
    PopoverSample.self, FadeUpwardsSample.self, OpenUpwardsSample.self,
    FadeForwardsSample.self, NavigationDisplaySample.self, ZoomPageSample.self, DrillInSample.self,
    EntranceSample.self,
    SharedElementSample.self, RearrangementSample.self, PhotoSample.self,
    VerticalSheetSample.self, MenuSample.self, SheetSample.self, DrawerSample.self,
    BottomSheetSample.self, MapSheetSample.self, BannerSample.self, ToastSample.self,
    TabsSample.self, PushSample.self, PullSample.self, CoverSample.self, UncoverSample.self,
    PageInSample.self, PageOutSample.self, ZoomSlideSample.self, SqueezeSample.self,
    WipeSample.self, PeekSample.self, LiftSample.self,
    CircularRevealSample.self, IrisSample.self, CardFlipSample.self, CubeSample.self,
    DoorsSample.self, FoldSample.self, StackSample.self, CarouselSample.self, ShuttersSample.self,
    TilesSample.self, CascadeSample.self, SwingSample.self, SpinSample.self, SwapSample.self,
    CombSample.self, BounceSample.self, WindmillSample.self, DipSample.self, HingeSample.self,
    CurtainSample.self, BlinkSample.self,
    ParallelSample.self, AsymmetricSample.self, SequenceSample.self, WhenSample.self,
    ReversedSample.self,
    BackFullScreenSample.self, BackSharedElementSample.self, BackSheetSample.self,
    BackSideSheetSample.self, BackDrivenSample.self,
    WallSample.self, PetsSample.self, WarningSample.self, PhotoAlbumSample.self,
  ]

  /// The length of the longest name.
  public static let nameWidth = all.map { $0.name.count }.max() ?? 0

  /// The sample with a name, or the first one with the title of its adoption: `.cube`, or
  /// `.cube(from: .leading)` with any arguments.
  public static func named(_ name: String) -> (any Sample.Type)? {
    let word = name.prefix { $0 != "(" }
    return all.first { $0.name == name } ?? all.first { $0.adoption.title == name }
      ?? all.first { $0.adoption.title.prefix { $0 != "(" } == word }
  }

  /// The samples that have all words in their names, titles, groups, purposes, summaries or other
  /// names, in any case.
  public static func matching(_ words: [String]) -> [any Sample.Type] {
    let words = words.map { $0.lowercased() }
    return all.filter { sample in
      let text = [
        sample.name, sample.adoption.title, sample.group.rawValue, sample.purpose, sample.summary,
        OtherNames.of(sample).joined(separator: "\n"),
      ].joined(separator: "\n").lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }
}
