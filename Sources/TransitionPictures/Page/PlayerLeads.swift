import Foundation
import HeadlessStage
import HeadlessViews

/// The elements of a leg that move as one with another element, their lead.
///
/// A screen has many items and few movements: the plane of an item is mostly a constant map,
/// followed by the plane of an element that moves with it. Only the planes of leads change then.
struct PlayerLeads {
  /// An element with a plane.
  enum PlaneOwner: Hashable {
    case clip(Int)
    case item(DisplayItem.ID)
  }

  /// The lead of an element, and the map that leads from the element's plane to that of the lead.
  struct Following {
    let lead: PlaneOwner
    let map: CATransform3D
  }

  private var followings: [PlaneOwner: Following] = [:]

  /// Finds the leads of the elements in all samples of a leg.
  init(of samples: [DisplayList]) {
    var (tracks, places): ([PlaneTrack], [PlaneOwner: Int]) = ([], [:])
    func note(_ element: PlaneOwner, _ transform: CATransform3D, _ size: CGSize, _ sample: Int) {
      let place = places[element] ?? tracks.count
      if place == tracks.count {
        places[element] = place
        tracks.append(PlaneTrack(element: element, count: samples.count))
      }
      tracks[place].add(transform, size, at: sample)
    }
    for (number, list) in samples.enumerated() {
      for clip in list.clips { note(.clip(clip.layer), clip.transform, clip.size, number) }
      for item in list.items { note(.item(item.id), item.transform, item.size, number) }
    }
    var leads: [PlaneTrack] = []
    for track in tracks where track.moves {
      // Neighbours mostly move as one, so that the latest lead is the likeliest.
      let found = leads.suffix(Self.reach).reversed().lazy.compactMap { lead in
        track.map(to: lead).map { Following(lead: lead.element, map: $0) }
      }.first
      if let found { followings[track.element] = found } else { leads.append(track) }
    }
  }

  /// The number of leads with which an element is compared.
  private static let reach = 48

  /// The lead of an element; nil for a lead, and for an element that does not move.
  subscript(_ element: PlaneOwner) -> Following? { followings[element] }
}

/// The plane of one element in the samples of a leg.
private struct PlaneTrack {
  let element: PlayerLeads.PlaneOwner

  /// The plane in each sample; nil where the element is missing.
  private var planes: [CATransform3D?]

  /// The largest size in all samples.
  private var size = CGSize.zero

  /// True if the plane changes.
  private(set) var moves = false

  private var first: CATransform3D?

  init(element: PlayerLeads.PlaneOwner, count: Int) {
    self.element = element
    planes = Array(repeating: nil, count: count)
  }

  mutating func add(_ transform: CATransform3D, _ size: CGSize, at sample: Int) {
    planes[sample] = transform
    self.size = CGSize(
      width: max(self.size.width, size.width), height: max(self.size.height, size.height))
    if let first { moves = moves || first != transform } else { first = transform }
  }

  /// The constant map to the plane of a lead, rounded as it is written; nil if there is none.
  func map(to lead: PlaneTrack) -> CATransform3D? {
    guard size.isFinite, let sample = clearest(of: lead), let plane = planes[sample],
      plane.isFinite, let back = lead.planes[sample].flatMap({ PlaneMap($0).inverted() })
    else { return nil }
    let map = PlayerRegisters.written(PlaneMap(plane).concatenating(back).transform)
    for (plane, other) in zip(planes, lead.planes) {
      guard let plane else { continue }
      guard let other, plane.isFinite, other.isFinite else { return nil }
      let lead = PlaneMap(PlayerRegisters.written(other))
      let shown = PlaneMap(map).concatenating(lead).transform
      guard shows(shown, as: plane) else { return nil }
    }
    return map
  }

  /// The sample of both in which the plane of the lead is the least squeezed: the first, a middle
  /// one or the last.
  private func clearest(of lead: PlaneTrack) -> Int? {
    let own = planes.indices.filter { planes[$0] != nil }
    guard let first = own.first, let last = own.last else { return nil }
    let known = [first, own[own.count / 2], last].compactMap { sample in
      lead.planes[sample].map { (sample, spread: Self.spread($0)) }
    }
    return known.max { $0.spread < $1.spread }?.0
  }

  /// The area on the screen of a square point at the origin of a plane, about.
  private static func spread(_ m: CATransform3D) -> CGFloat {
    abs(m.m11 * m.m22 - m.m12 * m.m21) / max(m.m44 * m.m44, 1e-12)
  }

  /// True if a plane shows the element, and what its path draws beyond it, at the same places to a
  /// fiftieth of a point.
  private func shows(_ plane: CATransform3D, as wanted: CATransform3D) -> Bool {
    let beyond: CGFloat = 100
    for x in [-beyond, size.width + beyond] {
      for y in [-beyond, size.height + beyond] {
        let (w, depth) = (
          x * plane.m14 + y * plane.m24 + plane.m44, x * wanted.m14 + y * wanted.m24 + wanted.m44
        )
        let across = x * plane.m11 + y * plane.m21 + plane.m41
        let down = x * plane.m12 + y * plane.m22 + plane.m42
        let slack = 0.02 * max(abs(depth), 0.01)
        guard abs(w - depth) <= 1e-5 * max(abs(depth), 0.01),
          abs(across - (x * wanted.m11 + y * wanted.m21 + wanted.m41)) <= slack,
          abs(down - (x * wanted.m12 + y * wanted.m22 + wanted.m42)) <= slack
        else { return false }
      }
    }
    return true
  }
}
