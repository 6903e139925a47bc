/// A presentation controller that leaves touches that it does not claim to the views behind.
///
/// Every presentation controller of a stage does. UIKit's do not ask: there it is a class of its
/// own.
public typealias TouchClaimingPresentationController = UIPresentationController
