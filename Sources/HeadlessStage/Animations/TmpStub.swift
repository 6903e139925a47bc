import HeadlessViews
extension Transform3D {
  func interpolated(to b: Transform3D, progress p: Double) -> Transform3D { Transform3D(rows: row1+(b.row1-row1)*p, row2+(b.row2-row2)*p, row3+(b.row3-row3)*p, row4+(b.row4-row4)*p) }
  subscript(c: LayerComponent) -> Double? { get { nil } set {} }
}
