@_exported public import TransitionLaws
