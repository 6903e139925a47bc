import Transitioning

/// What people of other platforms call the motion of some samples, for a search.
///
/// A name is in lower case. The names of one entry belong to the same samples.
@MainActor
public struct OtherNames {
  private let names: [String]
  private let samples: [any Sample.Type]

  private init(_ names: String..., of samples: any Sample.Type...) {
    self.names = names
    self.samples = samples
  }

  /// The other names of a sample's motion, in the order of the table.
  public static func of(_ sample: any Sample.Type) -> [String] {
    all.filter { $0.samples.contains { $0 == sample } }.flatMap(\.names)
  }

  /// The whole table: what opens out of a place, what covers, what comes from a side, what turns, what
  /// reveals, what fades, and what is made of others.
  private static let all: [OtherNames] = [
    OtherNames(
      "hero", "shared element", "matched geometry effect", "magic move", "morph", "connected",
      "view transition",
      of: ContainerTransformSample.self, ContainerArcSample.self, ContainerFabSample.self,
      SharedElementSample.self, RearrangementSample.self, PhotoSample.self, ZoomSample.self,
      ZoomFromViewSample.self, BackSharedElementSample.self, PhotoAlbumSample.self, WallSample.self),
    OtherNames(
      "expand", "open container", "app store card", "list to detail", "scale up",
      of: ContainerTransformSample.self, ContainerArcSample.self, ZoomFromViewSample.self,
      SharedElementSample.self),
    OtherNames(
      "lightbox", "image viewer", "gallery", "thumbnail",
      of: PhotoSample.self, PhotoAlbumSample.self, ZoomSample.self, ZoomFromViewSample.self),
    OtherNames(
      "fab", "floating action button",
      of: ContainerFabSample.self, CircularRevealSample.self, WallSample.self),
    OtherNames(
      "reorder", "sort", "shuffle", "layout change", "flip animation", of: RearrangementSample.self),
    OtherNames(
      "modal", "present", "overlay", "popup",
      of: SlideUpSample.self, CardSheetSample.self, DialogSample.self, AlertSample.self,
      WarningSample.self, PopoverSample.self, SheetSample.self, BottomSheetSample.self,
      VerticalSheetSample.self, BackSheetSample.self, StackSample.self, CoverSample.self,
      ElevationScaleSample.self, ParallelSample.self),
    OtherNames(
      "cover vertical", "full screen cover", "full-screen dialog", "now playing",
      of: SlideUpSample.self, ElevationScaleSample.self),
    OtherNames(
      "page sheet", "form sheet", "modal bottom sheet", "half sheet", "action sheet", "detents",
      "pull up",
      of: SheetSample.self, BottomSheetSample.self, MapSheetSample.self, VerticalSheetSample.self,
      CardSheetSample.self, BackSheetSample.self),
    OtherNames("share sheet", "activity view", "action menu", of: VerticalSheetSample.self),
    OtherNames(
      "navigation drawer", "hamburger", "sidebar", "side menu", "side sheet", "off-canvas", "panel",
      of: MenuSample.self, DrawerSample.self, BackSideSheetSample.self),
    OtherNames("tooltip", "dropdown", "context menu", "bubble", of: PopoverSample.self),
    OtherNames(
      "alert dialog", "confirm", "prompt", "message box",
      of: AlertSample.self, DialogSample.self, WarningSample.self),
    OtherNames("snackbar", "hud", of: ToastSample.self),
    OtherNames(
      "notification", "heads-up", "in-app message", of: BannerSample.self, ToastSample.self),
    OtherNames(
      "swipe", "dismiss", "pan", "drag", "interactive", "gesture", "pull down",
      of: SheetSample.self, BottomSheetSample.self, MapSheetSample.self, BannerSample.self,
      DrawerSample.self, PhotoSample.self, ZoomSample.self, SettingsSample.self,
      ParallaxPushSample.self, NavigationDisplaySample.self, PetsSample.self, TabsSample.self,
      BackFullScreenSample.self, BackSharedElementSample.self, BackSheetSample.self,
      BackSideSheetSample.self, BackDrivenSample.self, PhotoAlbumSample.self),
    OtherNames(
      "swipe back", "edge swipe", "interactive pop", "back gesture",
      of: SettingsSample.self, ParallaxPushSample.self, NavigationDisplaySample.self,
      BackFullScreenSample.self, BackSharedElementSample.self, BackSheetSample.self,
      BackSideSheetSample.self, BackDrivenSample.self),
    OtherNames(
      "navigation stack", "navigation bar", "drill down", "hierarchy", "master detail", "push",
      of: ParallaxPushSample.self, SettingsSample.self, SharedAxisZSample.self,
      FadeForwardsSample.self, FadeUpwardsSample.self, OpenUpwardsSample.self,
      ZoomPageSample.self, NavigationDisplaySample.self, DrillInSample.self),
    OtherNames(
      "cupertino", "navigation controller", "pop", "slide over",
      of: ParallaxPushSample.self, SettingsSample.self),
    OtherNames(
      "android", "page transitions builder", "activity transition",
      of: FadeForwardsSample.self, FadeUpwardsSample.self, OpenUpwardsSample.self,
      ZoomPageSample.self, NavigationDisplaySample.self, BackFullScreenSample.self),
    OtherNames(
      "fluent", "winui", "uwp", "navigation theme", of: DrillInSample.self, EntranceSample.self),
    OtherNames(
      "tab bar", "bottom navigation", "navigation bar", "tab view", "top level",
      of: TabsSample.self, FadeThroughSample.self),
    OtherNames(
      "pager", "page view", "view pager", "swipe between pages", "slideshow",
      of: TabsSample.self, ZoomSlideSample.self, PushSample.self, PullSample.self,
      CarouselSample.self, SharedAxisXSample.self),
    OtherNames(
      "wizard", "stepper", "onboarding", "checkout", of: SharedAxisXSample.self, PushSample.self),
    OtherNames(
      "depth", "zoom in", "scale",
      of: SharedAxisZSample.self, DrillInSample.self, ZoomPageSample.self, ZoomSample.self,
      ZoomFromViewSample.self, ElevationScaleSample.self, ParallelSample.self, AlertSample.self,
      DialogSample.self, PageInSample.self, PageOutSample.self, ZoomSlideSample.self),
    OtherNames("move in", of: CoverSample.self, PeekSample.self),
    OtherNames(
      "reveal", "slide out", "move out", of: UncoverSample.self, LiftSample.self, PageOutSample.self
    ),
    OtherNames("splash screen", "launch screen", of: UncoverSample.self, DipSample.self),
    OtherNames("split screen", "side by side", of: SqueezeSample.self),
    OtherNames(
      "3d", "perspective", "rotate", "rotation",
      of: CardFlipSample.self, FlipHorizontalSample.self, CubeSample.self, CarouselSample.self,
      DoorsSample.self, FoldSample.self, SwingSample.self, ShuttersSample.self, SwapSample.self,
      TilesSample.self, ReversedSample.self, PetsSample.self, AsymmetricSample.self),
    OtherNames(
      "rotate", "rotation", "whirl", of: SpinSample.self, WindmillSample.self, HingeSample.self),
    OtherNames(
      "turn over", "flip card", "flashcard", "back side",
      of: CardFlipSample.self, FlipHorizontalSample.self, PetsSample.self),
    OtherNames(
      "page curl", "page turn", "partial curl", "flip page", "book",
      of: FoldSample.self, ReversedSample.self, SwingSample.self, PageOutSample.self,
      PageInSample.self, AsymmetricSample.self),
    OtherNames("accordion", "origami", "map fold", of: FoldSample.self, AsymmetricSample.self),
    OtherNames("cover flow", "rolodex", "wheel", of: CarouselSample.self, SwapSample.self),
    OtherNames("stories", "box", "prism", of: CubeSample.self),
    OtherNames("gate", "double door", of: DoorsSample.self, CurtainSample.self),
    OtherNames("newspaper", "newsflash", of: SpinSample.self),
    OtherNames("blinds", "venetian", "louvre", "slats", of: ShuttersSample.self, CombSample.self),
    OtherNames(
      "mosaic", "checkerboard", "shatter", "explode", "puzzle", "delete", "trash",
      of: TilesSample.self),
    OtherNames("fall", "drop", "gravity", "delete", of: HingeSample.self, BounceSample.self),
    OtherNames("spring", "elastic", "jelly", of: BounceSample.self, WarningSample.self),
    OtherNames(
      "ripple", "circle", "clip reveal", "radial", "theme switch",
      of: CircularRevealSample.self, IrisSample.self),
    OtherNames(
      "mask", "clip", "reveal",
      of: WipeSample.self, CircularRevealSample.self, IrisSample.self, BlinkSample.self,
      CurtainSample.self, CombSample.self),
    OtherNames("swipe compare", "slider", "sweep", of: WipeSample.self),
    OtherNames("stagger", "staggered", "list animation", "domino", of: CascadeSample.self),
    OtherNames(
      "crossfade", "cross-fade", "dissolve", "opacity",
      of: FadeSample.self, CrossDissolveSample.self, SplitSample.self, FadeThroughSample.self,
      NavigationFadeSample.self),
    OtherNames("fade to black", "fade out", of: DipSample.self, BlinkSample.self),
    OtherNames(
      "tablet", "ipad", "adaptive", "responsive",
      of: WhenSample.self, PopoverSample.self, SheetSample.self, SplitSample.self),
    OtherNames("master detail", "list detail", "two-pane", of: SplitSample.self, WhenSample.self),
    OtherNames("combine", "group", "together", "at once", of: ParallelSample.self),
    OtherNames("chain", "step by step", "after each other", of: SequenceSample.self),
    OtherNames("different exit", "enter and exit", "in and out", of: AsymmetricSample.self),
    OtherNames("inverse", "opposite", "backwards", of: ReversedSample.self),
    OtherNames("scrub", "progress", "percent driven", of: BackDrivenSample.self),
  ]
}
