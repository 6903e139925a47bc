/// A request that was refused because it made no sense at that moment.
///
/// An issue is a value, so a test can compare it. Its description is one sentence for a person.
public protocol DiagnosticIssue: Error, Hashable, CustomStringConvertible {}
