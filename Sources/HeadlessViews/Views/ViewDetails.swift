/// What few views have anything to say about, kept beside the view so that most cost nothing.
@MainActor
final class ViewDetails {
  /// The part of the view that something on the screen covers, as the view was told.
  var safeArea = EdgeInsets.zero

  /// What was said of the view's margins, if anything was.
  var margins: LayoutMargins?

  /// Who listens to changes of the view's traits, if anybody does.
  var traitChanges: TraitChangeRegistry?

  /// The colour of what can be tapped in it, if that was said.
  var tint: Color?

  /// How that colour is adjusted, if that was said.
  var tintAdjustment = View.TintAdjustmentMode.automatic

  /// What lets the view show.
  var mask: View?

  /// Whether the view is one that is read out, if that was said.
  var isElement: Bool?

  /// What is read out, if that was said.
  var spokenLabel: String?

  /// What the view is to whoever has it read out, if that was said.
  var traits: AccessibilityTraits?

  /// True when nothing beside the view can be reached.
  var isModal = false

  /// True when nothing in the view can be reached.
  var hidesElements = false
}
