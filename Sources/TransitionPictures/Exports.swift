@_exported public import TransitionRecording
