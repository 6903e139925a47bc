/// The requests that the trees of views and layers refuse.
public enum ViewIssue: DiagnosticIssue {
  /// A view or layer was added to itself or to one of its own descendants.
  case cycle(child: String, parent: String)

  /// A window was added to a view.
  case windowInside(window: String, parent: String)

  /// A layer that already has a superlayer was set as a mask.
  case placedMask(mask: String, parent: String, owner: String)

  /// A view was moved while its superviews were still handling an earlier move of it.
  case alreadyMoving(view: String, parent: String)

  /// A point or rectangle was converted between two trees that have no common root.
  case unrelated(from: String, to: String)

  /// A property was set to a value with an infinity or a NaN.
  case notFinite(property: String, owner: String, value: String)

  /// Subviews or sublayers were addressed by an index out of range.
  case indexOutOfRange(index: Int, count: Int, owner: String)

  /// Layout did not settle, because every pass requested more layout.
  case endlessLayout(owner: String, passes: Int)

  /// Updates of properties did not settle, because every one requested another one.
  case endlessUpdates(owner: String, passes: Int)

  /// A property was set to a value of another kind.
  case wrongKind(property: String, owner: String, value: String)

  /// One sentence that says what was refused and what is in effect instead.
  public var description: String {
    switch self {
    case .cycle(let child, let parent):
      "\(child) cannot be added to \(parent), which it contains; the tree does not change"
    case .windowInside(let window, let parent):
      "\(window) is a window and cannot be added to \(parent); the tree does not change"
    case .placedMask(let mask, let parent, let owner):
      "\(mask) is a sublayer of \(parent) and cannot be the mask of \(owner); the mask does not"
        + " change"
    case .alreadyMoving(let view, let parent):
      "\(view) cannot be added to \(parent) during an earlier move of \(view); the earlier move"
        + " continues"
    case .unrelated(let source, let target):
      "\(source) and \(target) are not in the same tree; the value is returned without conversion"
    case .notFinite(let property, let owner, let value):
      "\(property) of \(owner) cannot be \(value); the property keeps its value"
    case .indexOutOfRange(let index, let count, let owner):
      "\(owner) has no child at index \(index), only \(count) children; the tree does not change"
    case .endlessLayout(let owner, let passes):
      "the layout of \(owner) requested more layout \(passes) times in a row; the layout is stopped"
    case .endlessUpdates(let owner, let passes):
      "the properties of \(owner) requested another update \(passes) times in a row; the updates"
        + " are stopped"
    case .wrongKind(let property, let owner, let value):
      "\(property) of \(owner) cannot be \(value); the property keeps its value"
    }
  }
}
