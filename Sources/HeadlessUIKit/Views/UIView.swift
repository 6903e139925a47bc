// UIKit's names of views and related types. They are type aliases: the documentation of `View`
// applies to `UIView`.

/// UIKit's name of `Responder`.
public typealias UIResponder = Responder
/// UIKit's name of `View`.
public typealias UIView = View
/// UIKit's name of `View.AnimationOptions` from before Swift 4.2.
public typealias UIViewAnimationOptions = View.AnimationOptions
/// UIKit's name of `View.AnimationCurve` from before Swift 4.2.
public typealias UIViewAnimationCurve = View.AnimationCurve
/// UIKit's name of `Label`.
public typealias UILabel = Label
/// UIKit's name of `ImageView`.
public typealias UIImageView = ImageView
/// UIKit's name of `Image`.
public typealias UIImage = Image
/// UIKit's name of `ScrollView`.
public typealias UIScrollView = ScrollView
/// UIKit's name of `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// UIKit's name of `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// UIKit's name of `Color`, which is also Core Graphics'.
public typealias UIColor = Color
/// Core Graphics' name of `Color`.
public typealias CGColor = Color
/// UIKit's name of `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name of `LayoutGuide`.
public typealias UILayoutGuide = LayoutGuide
/// UIKit's name of `TextContent.Alignment`.
public typealias NSTextAlignment = TextContent.Alignment
/// UIKit's name of `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode
/// UIKit's name of `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// UIKit's name of `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits
