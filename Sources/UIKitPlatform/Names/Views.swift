// The names of views, without the prefix.

/// The stage's name of `UIView`.
public typealias View = UIView
/// The stage's name of `UIWindow`.
public typealias Window = UIWindow
/// The stage's name of `UIImageView`.
public typealias ImageView = UIImageView
/// The stage's name of `UILabel`.
public typealias Label = UILabel
/// The stage's name of `UIButton`.
public typealias Button = UIButton
/// The stage's name of `UIControl`.
public typealias Control = UIControl
/// The stage's name of `UIAction`.
public typealias ControlAction = UIAction
/// The stage's name of `UIScrollView`.
public typealias ScrollView = UIScrollView
/// The stage's name of `UIScrollViewDelegate`.
public typealias ScrollViewDelegate = UIScrollViewDelegate
/// The stage's name of `UILayoutGuide`.
public typealias LayoutGuide = UILayoutGuide
/// The stage's name of `UIResponder`.
public typealias Responder = UIResponder
/// The stage's name of `UITouch`.
public typealias Touch = UITouch
/// The stage's name of `UIEvent`.
public typealias Event = UIEvent
/// The stage's name of `UIColor`.
public typealias Color = UIColor
/// The stage's name of `UIImage`.
public typealias Image = UIImage
/// The stage's name of `UIEdgeInsets`.
public typealias EdgeInsets = UIEdgeInsets
/// The stage's name of `NSDirectionalEdgeInsets`.
public typealias DirectionalEdgeInsets = NSDirectionalEdgeInsets
/// The stage's name of `UIRectEdge`.
public typealias RectEdge = UIRectEdge
/// The stage's name of `UIRectCorner`.
public typealias RectCorner = UIRectCorner
/// The stage's name of `UISemanticContentAttribute`.
public typealias SemanticContentAttribute = UISemanticContentAttribute
