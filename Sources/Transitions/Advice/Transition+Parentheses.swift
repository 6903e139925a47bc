public import Transitioning

// The compiler has no message for a factory without its parentheses where any transition is expected:
// it asks for a bug report. These names, of any type, say what to write.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Transition where Self == FadeTransition {
  @available(*, unavailable, message: "write '.alert()'")
  public static var alert: Self { Self() }
  @available(*, unavailable, message: "write '.banner()'")
  public static var banner: Self { Self() }
  @available(*, unavailable, message: "write '.blink()'")
  public static var blink: Self { Self() }
  @available(*, unavailable, message: "write '.bottomSheet()'")
  public static var bottomSheet: Self { Self() }
  @available(*, unavailable, message: "write '.bounce()'")
  public static var bounce: Self { Self() }
  @available(*, unavailable, message: "write '.cardFlip()'")
  public static var cardFlip: Self { Self() }
  @available(*, unavailable, message: "write '.cardSheet()'")
  public static var cardSheet: Self { Self() }
  @available(*, unavailable, message: "write '.carousel()'")
  public static var carousel: Self { Self() }
  @available(*, unavailable, message: "write '.cascade()'")
  public static var cascade: Self { Self() }
  @available(*, unavailable, message: "write '.circularReveal()'")
  public static var circularReveal: Self { Self() }
  @available(*, unavailable, message: "write '.comb()'")
  public static var comb: Self { Self() }
  @available(*, unavailable, message: "write '.cover()'")
  public static var cover: Self { Self() }
  @available(*, unavailable, message: "write '.crossDissolve()'")
  public static var crossDissolve: Self { Self() }
  @available(*, unavailable, message: "write '.cube()'")
  public static var cube: Self { Self() }
  @available(*, unavailable, message: "write '.curtain()'")
  public static var curtain: Self { Self() }
  @available(*, unavailable, message: "write '.dip()'")
  public static var dip: Self { Self() }
  @available(*, unavailable, message: "write '.doors()'")
  public static var doors: Self { Self() }
  @available(*, unavailable, message: "write '.drawer()'")
  public static var drawer: Self { Self() }
  @available(*, unavailable, message: "write '.drillIn()'")
  public static var drillIn: Self { Self() }
  @available(*, unavailable, message: "write '.elevationScale()'")
  public static var elevationScale: Self { Self() }
  @available(*, unavailable, message: "write '.entrance()'")
  public static var entrance: Self { Self() }
  @available(*, unavailable, message: "write '.fade()'")
  public static var fade: Self { Self() }
  @available(*, unavailable, message: "write '.fadeForwards()'")
  public static var fadeForwards: Self { Self() }
  @available(*, unavailable, message: "write '.fadeThrough()'")
  public static var fadeThrough: Self { Self() }
  @available(*, unavailable, message: "write '.fadeUpwards()'")
  public static var fadeUpwards: Self { Self() }
  @available(*, unavailable, message: "write '.flipHorizontal()'")
  public static var flipHorizontal: Self { Self() }
  @available(*, unavailable, message: "write '.fold()'")
  public static var fold: Self { Self() }
  @available(*, unavailable, message: "write '.hinge()'")
  public static var hinge: Self { Self() }
  @available(*, unavailable, message: "write '.hold()'")
  public static var hold: Self { Self() }
  @available(*, unavailable, message: "write '.iris()'")
  public static var iris: Self { Self() }
  @available(*, unavailable, message: "write '.lift()'")
  public static var lift: Self { Self() }
  @available(*, unavailable, message: "write '.materialFade()'")
  public static var materialFade: Self { Self() }
  @available(*, unavailable, message: "write '.menu()'")
  public static var menu: Self { Self() }
  @available(*, unavailable, message: "write '.navigationDisplay()'")
  public static var navigationDisplay: Self { Self() }
  @available(*, unavailable, message: "write '.openUpwards()'")
  public static var openUpwards: Self { Self() }
  @available(*, unavailable, message: "write '.pageIn()'")
  public static var pageIn: Self { Self() }
  @available(*, unavailable, message: "write '.pageOut()'")
  public static var pageOut: Self { Self() }
  @available(*, unavailable, message: "write '.parallaxPush()'")
  public static var parallaxPush: Self { Self() }
  @available(*, unavailable, message: "write '.peek()'")
  public static var peek: Self { Self() }
  @available(*, unavailable, message: "write '.pull()'")
  public static var pull: Self { Self() }
  @available(*, unavailable, message: "write '.push()'")
  public static var push: Self { Self() }
  @available(*, unavailable, message: "write '.scale()'")
  public static var scale: Self { Self() }
  @available(*, unavailable, message: "write '.sharedElement()'")
  public static var sharedElement: Self { Self() }
  @available(*, unavailable, message: "write '.shutters()'")
  public static var shutters: Self { Self() }
  @available(*, unavailable, message: "write '.slide()'")
  public static var slide: Self { Self() }
  @available(*, unavailable, message: "write '.slideUp()'")
  public static var slideUp: Self { Self() }
  @available(*, unavailable, message: "write '.spin()'")
  public static var spin: Self { Self() }
  @available(*, unavailable, message: "write '.squeeze()'")
  public static var squeeze: Self { Self() }
  @available(*, unavailable, message: "write '.stack()'")
  public static var stack: Self { Self() }
  @available(*, unavailable, message: "write '.swap()'")
  public static var swap: Self { Self() }
  @available(*, unavailable, message: "write '.swing()'")
  public static var swing: Self { Self() }
  @available(*, unavailable, message: "write '.tiles()'")
  public static var tiles: Self { Self() }
  @available(*, unavailable, message: "write '.toast()'")
  public static var toast: Self { Self() }
  @available(*, unavailable, message: "write '.uncover()'")
  public static var uncover: Self { Self() }
  @available(*, unavailable, message: "write '.verticalSheet()'")
  public static var verticalSheet: Self { Self() }
  @available(*, unavailable, message: "write '.windmill()'")
  public static var windmill: Self { Self() }
  @available(*, unavailable, message: "write '.wipe()'")
  public static var wipe: Self { Self() }
  @available(*, unavailable, message: "write '.zoomPage()'")
  public static var zoomPage: Self { Self() }
  @available(*, unavailable, message: "write '.zoomSlide()'")
  public static var zoomSlide: Self { Self() }
  @available(*, unavailable, message: "write '.zoom(from: view)', or '.scale()' for a growth")
  public static var zoom: Self { Self() }
}
