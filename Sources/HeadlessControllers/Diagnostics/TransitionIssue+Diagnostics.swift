public import HeadlessViews
public import TransitionCurves

// Stages keep the issues of transitions with all others.
extension TransitionIssue: DiagnosticIssue {}
