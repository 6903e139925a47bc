/// The values that Chromium 156 computes for keyframes with easings of their own.
///
/// They were generated once with `chromium --headless=new --dump-dom` from a page that seeks paused
/// animations and prints the x of the computed `transform`. Each record is a description followed
/// by the values, and ends with a semicolon.
enum ChromiumKeyframes {
  static let fractions: [Double] = [
    0, 0.05, 0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.85, 0.9, 0.95, 1,
  ]

  /// The value, the offset (a point is automatic) and the easing of each keyframe, and the easing
  /// of the whole animation.
  static let samples = """
    0 0 ease-in / 100 0.3 cubic-bezier(0.68,-0.55,0.265,1.55) / 40 1 linear / linear |
      0 4.44983 15.6164 51.1651 73.966 100 105.021 103.711 85.0619 47.1754 38.9776 34.4374
      35.2031 37.1607 40 ;
    0 . linear / 50 . steps(3) / 200 . ease / 10 . linear / linear |
      0 7.5 15 30 37.5 45 50 100 150 181.989 122.383 38.9271 21.2547 12.5138 10 ;
    0 . ease-out / 50 . linear / 200 . linear(0,0.9_10%,1) / 10 . linear / ease-in-out |
      0 1.21985 4.84258 18.5628 27.7891 37.4404 49.9982 125 192.564 21.8684 18.1803 12.8633
      11.2491 10.3059 10 ;
    0 0 linear / 100 0.5 linear / 300 0.5 ease / 400 1 linear / linear |
      0 10 20 40 50 60 80 300 329.524 368.254 380.24 394.076 397.563 399.432 400 ;
    0 0 linear / 100 0.25 ease-in / 40 1 linear / cubic-bezier(0.5,-1,0.5,2) |
      0 -35.8146 -62.4537 -82.606 -72.929 -47.968 50.6379 90.6302 55.8064 23.4593 14.8521
      12.9091 18.4642 27.6501 40 ;
    10 0 cubic-bezier(0.5,0.3,0.5,0.6) / 100 0.25 ease-in / 40 1 linear /
    cubic-bezier(0.5,-1,0.5,2) |
      10 -9.3399 -23.725 -34.6072 -29.3816 -15.9027 52.3723 90.6302 55.8064 23.4593 14.8521
      12.9091 18.4642 27.6501 40 ;
    0 0 linear / 20 0 linear / 80 1 linear / 100 1 linear / linear |
      20 23 26 32 35 38 44 50 56 62 65 71 74 77 100 ;
    """
}
