// The platform on which transitions run; the other files of this module import nothing.
@_exported public import StagePlatform
