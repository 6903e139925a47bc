import Expectations

@testable import TransitioningCatalog

@Suite("Mending a line that the compiler names")
struct LineRepairTests {
  @Test(
    "changes what the message is about, and nothing beside it",
    arguments: [
      (
        "  let a = b.c?(d)?.e", "cannot use optional chaining on non-optional value", "?.",
        "  let a = b.c?(d).e"
      ),
      (
        "  “” + (a[0]?.b as AnyObject).doubleValue + c.doubleValue",
        "value of type 'AnyObject' has no member 'doubleValue'", "doubleValue",
        "  “” + (a[0]?.b as? NSNumber)?.doubleValue + c.doubleValue"
      ),
      (
        "  a.f(b?.cgRectValue)", "value of type 'AnyObject' has no member 'cgRectValue'",
        "cgRect", "  a.f((b as? NSValue)?.cgRectValue)"
      ),
      (
        "  a.row", "value of type 'AnyObject' has no member 'row'", "row", "  a.row"
      ),
      (
        "  A(target: other, action: B.c, to: text)",
        "cannot convert value of type 'C' to expected argument type 'B'", "other",
        "  A(target: other as! B, action: B.c, to: text)"
      ),
      (
        "  A(target: other, action: B.c, to: 5)",
        "cannot convert value of type 'Int' to expected argument type 'String'", "5",
        "  A(target: other, action: B.c, to: 5)"
      ),
      (
        "  a = Pan(edge: 1, target: self, action: B.c)",
        "cannot convert value of type '(B) -> () -> ()' to expected argument type 'Never'", "B.c",
        "  a = { let made = Pan(edge: 1, target: self, action: nil);"
          + " made.addTarget(self, action: B.c); return made }()"
      ),
      (
        "  a.removeTarget(self, action: B.c)",
        "cannot convert value of type '(B) -> () -> ()' to expected argument type 'Never'", "B.c",
        "  a.removeTarget(self, action: nil)"
      ),
      (
        "  init(_ view:UIView, target:Any, action:Selector) {",
        "cannot find type 'Selector' in scope", "Selector",
        "  init(_ view:UIView, target:Any, action:Never?) {"
      ),
      (
        "  func add(action: Selector) {", "cannot find type 'Selector' in scope", "Selector",
        "  func add(action: Selector) {"
      ),
      (
        "  if let a = b.a(), let c = d[0].e(f: 1).g, h {",
        "initializer for conditional binding must have Optional type, not 'Int'", "let c",
        "  if let a = b.a(), let c = Optional(d[0].e(f: 1).g), h {"
      ),
      (
        "  guard let a = b else {",
        "initializer for conditional binding must have Optional type, not 'Int'", "let a",
        "  guard let a = Optional(b) else {"
      ),
      (
        "  a.map(b).isKind(of: kind)", "value of type 'A' has no member 'isKind'", "isKind",
        "  sequence(first: Mirror(reflecting: a.map(b)), next: { $0.superclassMirror })"
          + ".contains(where: { $0.subjectType == kind })"
      ),
      (
        "  a?.isKind(of: kind)", "value of type 'A' has no member 'isKind'", "isKind",
        "  a?.isKind(of: kind)"
      ),
      (
        "  if a is UISlider, b as? UISlider == nil, !c(is: d[e] is UISlider) {",
        "cannot find type 'UISlider' in scope", "UISlider",
        "  if false, b as? UISlider == nil, !c(is: false) {"
      ),
      (
        "  a.reduce(false) { $0 || $1.b is UISlider }", "cannot find type 'UISlider' in scope",
        "UISlider", "  a.reduce(false) { $0 || ($1.b, false).1 }"
      ),
      (
        "  case is UISlider:", "cannot find type 'UISlider' in scope", "UISlider",
        "  case _ where false:"
      ),
      (
        "  if type(of: a!.b) != UITableView.self {", "cannot find 'UITableView' in scope",
        "UITableView", "  if true {"
      ),
      (
        "  if a is UITableViewLike {", "cannot find type 'UITableViewLike' in scope",
        "UITableView", "  if a is UITableViewLike {"
      ),
    ])
  func lines(line: String, text: String, place: String, mended: String) throws {
    let start = try #require(line.firstRange(of: place)).lowerBound
    let column = line[..<start].utf8.count + 1
    let message = SwiftCompiler.Message(path: "A.swift", line: 1, column: column, text: text)
    var copy = line
    for repair in LineRepair.all where text.contains(repair.mark) {
      copy = repair.change(copy, message)
    }
    expectEqual(copy, mended)
  }
}
