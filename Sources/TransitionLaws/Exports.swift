@_exported public import TransitionRecording
@_exported public import Transitioning
