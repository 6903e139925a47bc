/// Something that was asked for and refused, because it made no sense at that moment.
///
/// An issue is a value, so a test can compare it, and its description is one sentence for a person.
public protocol DiagnosticIssue: Error, Hashable, CustomStringConvertible {}
