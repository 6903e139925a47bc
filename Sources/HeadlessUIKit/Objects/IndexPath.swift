/// Index paths of two elements, as tables and collections use them: a section, and a row or item in
/// it.
///
/// These properties are a programming error for a path of another length and stop the program, as
/// in UIKit.
extension IndexPath {
  /// Creates an index path of a row in a section, each counted from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates an index path of an item in a section, each counted from 0.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, counted from 0.
  public var section: Int {
    get { element(0) }
    set { setElement(0, to: newValue) }
  }

  /// The row in its section, counted from 0.
  public var row: Int {
    get { element(1) }
    set { setElement(1, to: newValue) }
  }

  /// The item in its section, counted from 0.
  public var item: Int {
    get { element(1) }
    set { setElement(1, to: newValue) }
  }

  private func element(_ index: Int) -> Int {
    check()
    return self[index]
  }

  private mutating func setElement(_ index: Int, to new: Int) {
    check()
    self[index] = new
  }

  private func check() {
    precondition(count == 2, "an index path of a section and a row has two elements, not \(count)")
  }
}
