import Foundation
import Transitioning

/// The icons of all apps: strokes of two points on a grid of 24 by 24 points.
enum Icon: String, CaseIterable {
  case archive, back, bell, bolt, book, bus, calendar, camera, cart, check, chevron, clock, close
  case cup, down, heart, home, inbox, lock, map, menu, moon, more, next, pause, pencil, people
  case person, photo, pin, play, plus, previous, reply, search, send, share, star, sun, text, trash
  case tree, water, wifi

  /// True if the icon points along the text and is mirrored in right-to-left layouts.
  var isDirected: Bool {
    [.back, .chevron, .reply, .send, .text].contains(self)
  }

  /// The strokes on the grid.
  var path: CGPath { Self.paths[self] ?? CGPath() }

  private static let paths = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, CGPath(strokes: $0.strokes)) })

  private var strokes: String {
    switch self {
    case .archive: "M4 4 L20 4 L20 8 L4 8 Z M5.5 8 L5.5 20 L18.5 20 L18.5 8 M10 12 L14 12"
    case .back: "M20 12 L5 12 M12 19 L5 12 L12 5"
    case .bell: "M6 17 L6 11 C6 3 18 3 18 11 L18 17 L20 18 L4 18 Z M10 21 L14 21"
    case .bolt: "M13 3 L6 13.5 L11.5 13.5 L10.5 21 L18 10.5 L12.5 10.5 Z"
    case .book:
      """
      M12 6 C9 4 6 4 3.5 5 L3.5 19 C6 18 9 18 12 20 C15 18 18 18 20.5 19 L20.5 5 C18 4 15 4 12 6 Z \
      M12 6 L12 20
      """
    case .bus: "M5 4.5 L19 4.5 L19 17 L5 17 Z M5 11 L19 11 O8 19.3 1.2 O16 19.3 1.2"
    case .calendar: "M4 6 L20 6 L20 20 L4 20 Z M4 10.5 L20 10.5 M8 3.5 L8 6 M16 3.5 L16 6"
    case .camera: "M3 8 L7.5 8 L9 5 L15 5 L16.5 8 L21 8 L21 19 L3 19 Z O12 13 3.2"
    case .cart: "M2.5 4 L5.5 4 L8 15 L18 15 L20.5 7.5 L6.5 7.5 O9 19.3 1 O17 19.3 1"
    case .check: "M5 12.5 L10 17.5 L19.5 7"
    case .chevron: "M9.5 5.5 L16 12 L9.5 18.5"
    case .clock: "O12 12 9 M12 7 L12 12 L15.5 14"
    case .close: "M6 6 L18 18 M18 6 L6 18"
    case .cup: "M5 9 L17 9 L16 20 L6 20 Z M17 11 C21.5 11 21.5 16 16.5 16 M9 3.5 L9 6 M13 3.5 L13 6"
    case .down: "M5.5 9 L12 15.5 L18.5 9"
    case .heart:
      "M12 20.5 C4 14.5 3 11.5 3 9 C3 4 9.5 2.5 12 7 C14.5 2.5 21 4 21 9 C21 11.5 20 14.5 12 20.5 Z"
    case .home: "M3.5 11 L12 4 L20.5 11 M6 9.5 L6 20 L18 20 L18 9.5 M12 20 L12 14.5"
    case .inbox:
      "M4 13 L6.5 5 L17.5 5 L20 13 L20 19 L4 19 Z M4 13 L9 13 L10 15.5 L14 15.5 L15 13 L20 13"
    case .lock: "M5.5 11 L18.5 11 L18.5 20.5 L5.5 20.5 Z M8 11 L8 8 C8 2.5 16 2.5 16 8 L16 11"
    case .map:
      """
      M3.5 6.5 L9 4 L15 6.5 L20.5 4 L20.5 17.5 L15 20 L9 17.5 L3.5 20 Z M9 4 L9 17.5 M15 6.5 \
      L15 20
      """
    case .menu: "M4 7 L20 7 M4 12 L20 12 M4 17 L20 17"
    case .moon: "M20 14 C16 16.5 8.5 13 10.5 4 C2 6.5 1.5 19 11 20.5 C15 21 18.5 18 20 14 Z"
    case .more: "O12 5.5 0.7 O12 12 0.7 O12 18.5 0.7"
    case .next: "M5 5 L14.5 12 L5 19 Z M18.5 5 L18.5 19"
    case .pause: "M8 5 L8 19 M16 5 L16 19"
    case .pencil: "M4 20 L5 15.5 L16.3 4.2 L19.8 7.7 L8.5 19 Z M13.7 6.8 L17.2 10.3"
    case .people:
      """
      O9 8.5 3.2 M3 19.5 C3 13 15 13 15 19.5 M16 5.5 C19.5 5.5 19.5 11.5 16 11.5 M17.5 14.5 \
      C20 15.3 21 17 21 19.5
      """
    case .person: "O12 8 3.7 M4.5 20.5 C4.5 12.5 19.5 12.5 19.5 20.5"
    case .photo:
      """
      M3.5 4.5 L20.5 4.5 L20.5 19.5 L3.5 19.5 Z M3.5 16.5 L9 11 L13 15 L15.5 12.5 L20.5 17.5 \
      O15.5 8.7 0.9
      """
    case .pin:
      "M12 21 C6.5 15 5 12.5 5 9.5 C5 0.8 19 0.8 19 9.5 C19 12.5 17.5 15 12 21 Z O12 9.5 2.4"
    case .play: "M7.5 4.5 L19 12 L7.5 19.5 Z"
    case .plus: "M12 5 L12 19 M5 12 L19 12"
    case .previous: "M19 5 L9.5 12 L19 19 Z M5.5 5 L5.5 19"
    case .reply: "M9.5 5 L4 10.5 L9.5 16 M4 10.5 L13 10.5 C17.5 10.5 20 13 20 18.5"
    case .search: "O10.5 10.5 6.5 M15.3 15.3 L20.5 20.5"
    case .send: "M4 4.5 L21 12 L4 19.5 L6.5 12 Z M6.5 12 L13 12"
    case .share:
      """
      M12 14.5 L12 3.5 M8 7.5 L12 3.5 L16 7.5 M8.5 10.5 L5 10.5 L5 20.5 L19 20.5 L19 10.5 \
      L15.5 10.5
      """
    case .star:
      """
      M12 3.5 L14.6 9.2 L20.8 9.9 L16.2 14.1 L17.5 20.2 L12 17.1 L6.5 20.2 L7.8 14.1 L3.2 \
      9.9 L9.4 9.2 Z
      """
    case .sun:
      """
      O12 12 4 M12 2.5 L12 4.5 M12 19.5 L12 21.5 M2.5 12 L4.5 12 M19.5 12 L21.5 12 M5.3 5.3 \
      L6.7 6.7 M17.3 17.3 L18.7 18.7 M5.3 18.7 L6.7 17.3 M17.3 6.7 L18.7 5.3
      """
    case .text: "M4 6 L20 6 M4 12 L20 12 M4 18 L13 18"
    case .trash:
      """
      M4.5 6.5 L19.5 6.5 M6.5 6.5 L7.5 20.5 L16.5 20.5 L17.5 6.5 M9.5 6.5 L9.5 3.5 L14.5 3.5 \
      L14.5 6.5
      """
    case .tree: "M12 3 L17.5 11 L15 11 L19 17.5 L5 17.5 L9 11 L6.5 11 Z M12 17.5 L12 21.5"
    case .water:
      """
      M3 9 C6 6 9 12 12 9 C15 6 18 12 21 9 M3 15.5 C6 12.5 9 18.5 12 15.5 C15 12.5 18 18.5 21 15.5
      """
    case .wifi:
      """
      M3 9.5 C8 4.5 16 4.5 21 9.5 M6.5 13.5 C9.5 10.5 14.5 10.5 17.5 13.5 M10 17 C11.2 15.9 \
      12.8 15.9 14 17
      """
    }
  }
}
