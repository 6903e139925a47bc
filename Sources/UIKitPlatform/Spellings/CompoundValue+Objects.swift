// The objects in which Core Animation keeps values; its stand-in keeps the values themselves.
#if canImport(UIKit)
  extension CompoundValue {
    /// The value in an object; nil for anything else.
    init?(_ object: Any) {
      switch object {
      case let numbers as [NSNumber]: self = .numbers(numbers.map(\.doubleValue))
      case let list as [Any]:
        let colors = list.compactMap { UIColor(object: $0) }
        guard colors.count == list.count else { return nil }
        self = .colors(colors)
      case let value as NSValue: self = .transform(value.caTransform3DValue)
      default:
        if let color = UIColor(object: object) {
          self = .color(color)
        } else if let path: CGPath = objectOfC(object, CGPath.typeID) {
          self = .path(path)
        } else {
          return nil
        }
      }
    }
  }

  extension UIColor {
    /// The colour of Core Graphics in an object; nil for anything else.
    fileprivate convenience init?(object: Any) {
      guard let color: CGColor = objectOfC(object, CGColor.typeID) else { return nil }
      self.init(cgColor: color)
    }
  }

  /// An object of a type of C; nil for another type.
  ///
  /// A conditional cast to such a type succeeds for every object, so that the identifier decides.
  private func objectOfC<Object: AnyObject>(_ object: Any, _ type: CFTypeID) -> Object? {
    let object = object as CFTypeRef
    return CFGetTypeID(object) == type ? object as? Object : nil
  }

  extension CGPath {
    /// The path at a fraction of the way to another path, point by point; nil if their elements are
    /// not of the same kinds.
    func interpolated(to end: CGPath, progress: Double) -> CGPath? {
      let (elements, others) = (elements, end.elements)
      guard elements.map(\.type) == others.map(\.type) else { return nil }
      let path = CGMutablePath()
      for (element, other) in zip(elements, others) {
        let points = zip(element.points, other.points).map {
          $0.interpolated(to: $1, by: progress)
        }
        switch element.type {
        case .moveToPoint: path.move(to: points[0])
        case .addLineToPoint: path.addLine(to: points[0])
        case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
        case .addCurveToPoint:
          path.addCurve(to: points[2], control1: points[0], control2: points[1])
        case .closeSubpath: path.closeSubpath()
        @unknown default: return nil
        }
      }
      return path
    }

    /// False if a number of the path is infinite or not a number.
    var isFinite: Bool {
      elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    }

    /// The elements, each with the points that it has.
    private var elements: [(type: CGPathElementType, points: [CGPoint])] {
      var elements: [(type: CGPathElementType, points: [CGPoint])] = []
      applyWithBlock { element in
        let (type, points) = (element.pointee.type, element.pointee.points)
        let count =
          switch type {
          case .moveToPoint, .addLineToPoint: 1
          case .addQuadCurveToPoint: 2
          case .addCurveToPoint: 3
          case .closeSubpath: 0
          @unknown default: 0
          }
        elements.append((type, (0..<count).map { points[$0] }))
      }
      return elements
    }
  }
#else
  extension CompoundValue {
    /// The value in an object; nil for anything else.
    init?(_ object: Any) {
      switch object {
      case let color as UIColor: self = .color(color)
      case let path as CGPath: self = .path(path)
      case let transform as CATransform3D: self = .transform(transform)
      case let colors as [UIColor]: self = .colors(colors)
      case let numbers as [NSNumber]: self = .numbers(numbers.map(\.doubleValue))
      default: return nil
      }
    }
  }
#endif
