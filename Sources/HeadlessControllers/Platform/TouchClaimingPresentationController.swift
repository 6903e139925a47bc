/// A presentation controller that leaves touches that it does not claim to the views behind.
///
/// Every presentation controller of a stage does so; on UIKit a class of its own does.
public typealias TouchClaimingPresentationController = UIPresentationController
