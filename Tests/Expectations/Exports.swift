// A file of tests imports this module alone.
@_exported public import Testing
