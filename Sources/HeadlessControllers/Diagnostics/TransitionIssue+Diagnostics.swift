public import HeadlessViews
public import MotionCurves

// Stages keep the issues of transitions with all others.
extension TransitionIssue: DiagnosticIssue {}
