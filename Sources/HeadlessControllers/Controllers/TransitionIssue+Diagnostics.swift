public import HeadlessViews
public import MotionTerms

// Stages keep the issues of transitions with all others.
extension TransitionIssue: DiagnosticIssue {}
