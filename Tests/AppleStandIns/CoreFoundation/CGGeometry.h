// The structures of geometry, with the members that C gives them; CoreGraphics has the others. They are C here too,
// because the compiler treats what it imports differently: it is sendable without saying so.

typedef double CGFloat;
typedef double CFTimeInterval;

typedef struct CGPoint {
  CGFloat x;
  CGFloat y;
} CGPoint;

typedef struct CGSize {
  CGFloat width;
  CGFloat height;
} CGSize;

typedef struct CGVector {
  CGFloat dx;
  CGFloat dy;
} CGVector;

typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

typedef enum __attribute__((enum_extensibility(closed))) CGRectEdge : unsigned int {
  CGRectMinXEdge,
  CGRectMinYEdge,
  CGRectMaxXEdge,
  CGRectMaxYEdge
} CGRectEdge;

typedef struct CGAffineTransform {
  CGFloat a, b, c, d;
  CGFloat tx, ty;
} CGAffineTransform;
