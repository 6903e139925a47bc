#if !canImport(UIKit)
  extension CALayer {
    private var exact: any ExactLayerActions { self }

    /// The key of the actions whose names are not properties.
    private static let otherActions = "actions"

    /// The layer's own actions for changes, by Core Animation's names; used if the delegate has no
    /// action.
    ///
    /// `NSNull()` makes a change at once. Names of changes that are not animated here, such as
    /// `onOrderIn` and `contents`, are stored without effect.
    @_disfavoredOverload
    public var actions: [String: any CAAction]? {
      get {
        let others = note(forKey: CALayer.otherActions) as? [String: any CAAction]
        guard let known = exact.actions else { return others }
        return known.reduce(into: others ?? [:]) { $0[$1.key.name] = $1.value }
      }
      set {
        var known: [LayerProperty: any CAAction] = [:]
        var others: [String: any CAAction] = [:]
        for (name, action) in newValue ?? [:] {
          let properties = LayerProperty.named(name)
          for property in properties { known[property] = action }
          if properties.isEmpty { others[name] = action }
        }
        exact.actions = newValue == nil ? nil : known
        setNote(others.isEmpty ? nil : others, forKey: CALayer.otherActions)
      }
    }

    /// Returns the action for a change, by Core Animation's name; nil makes the change at once.
    ///
    /// A name that is not a property is looked up with the delegate and in `actions`.
    public func action(forKey event: String) -> (any CAAction)? {
      if let property = LayerProperty.named(event).last { return action(forKey: property) }
      let others = note(forKey: CALayer.otherActions) as? [String: any CAAction]
      let delegate = delegate as? any CALayerDelegate
      let action = delegate?.action(for: self, forKey: event) ?? others?[event]
      return action?.endsSearch == true ? nil : action
    }
  }
#endif
