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

  /// The objects that look at the touches of the view and all in it before these do.
  var touchReceivers = Roster<AnyObject>()

  /// True when nothing beside the view can be reached.
  var isModal = false

  /// True when nothing in the view can be reached.
  var hidesElements = false
}

extension View {
  /// The objects that look at the touches of the view and all in it before these do; mostly none.
  package final var touchReceivers: Roster<AnyObject> {
    get { details?.touchReceivers ?? Roster() }
    set { makeDetails().touchReceivers = newValue }
  }

  /// Lets an object look at the touches of the view.
  package final func addTouchReceiver(_ receiver: AnyObject) {
    makeDetails().touchReceivers.append(receiver)
  }

  /// Lets an object look at the touches of the view no more.
  package final func removeTouchReceiver(_ receiver: AnyObject) {
    details?.touchReceivers.remove(receiver)
  }
}
