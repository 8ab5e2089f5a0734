// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle with a background, corners, a border, a shadow and layers.
///
/// Layers can be changed on any thread, but only by one thread at a time, as those of Core Animation.
open class CALayer: NSObject, CAMediaTiming {
  /// The start in seconds, which has no effect.
  open var beginTime: CFTimeInterval = 0
  /// The duration in seconds, which has no effect.
  open var duration: CFTimeInterval = 0
  /// The speed of animations, which has no effect.
  open var speed: Float = 1
  /// The offset of the time in seconds, which has no effect.
  open var timeOffset: CFTimeInterval = 0
  /// The number of repetitions, which has no effect.
  open var repeatCount: Float = 0
  /// The seconds of repetitions, which has no effect.
  open var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that indicates whether animations run forward and backward.
  open var autoreverses: Bool = false
  /// The effect before and after animations.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// The depth of the anchor, which has no effect.
  open var anchorPointZ: CGFloat = 0
  /// A Boolean value that indicates whether the back is visible, which has no effect.
  open var isDoubleSided: Bool = true
  /// A Boolean value that indicates whether layers are placed from the bottom, which has no effect.
  open var isGeometryFlipped: Bool = false
  /// The transform of layers, which has no effect.
  open var sublayerTransform: CATransform3D = CATransform3DIdentity
  /// The part of the image in the unit square, which has no effect.
  open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the image that is resized in the unit square, which has no effect.
  open var contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The format of the image.
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  /// The choice of reduced images.
  open var minificationFilterBias: Float = 0
  /// A Boolean value that indicates whether another size requests painting.
  open var needsDisplayOnBoundsChange: Bool = false
  /// A Boolean value that indicates whether the layer is painted later.
  open var drawsAsynchronously: Bool = false
  /// The edges that are smooth.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// A Boolean value that indicates whether edges are smooth.
  open var allowsEdgeAntialiasing: Bool = false
  /// A Boolean value that indicates whether layers are opaque together.
  open var allowsGroupOpacity: Bool = true
  /// The blend mode, which has no effect.
  open var compositingFilter: Any?
  /// The filters of the content, which have no effect.
  open var filters: [Any]?
  /// The filters of the background, which have no effect.
  open var backgroundFilters: [Any]?
  /// The actions of changes, which are not performed.
  open var actions: [String: any CAAction]?
  /// The default values.
  open var style: [AnyHashable: Any]?
  /// The object that follows the layer; its methods are never called.
  open var delegate: (any CALayerDelegate)?
  /// A Boolean value that indicates whether the range of brightness is higher.
  open var wantsExtendedDynamicRangeContent: Bool = false
  /// The animations, which have no effect.
  private var animations: [(key: String, animation: CAAnimation)] = []
  /// The point in the unit square that is at `position`, and about which the layer is transformed.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      let old = CGPoint(
        x: frame.minX + frame.width * oldValue.x, y: frame.minY + frame.height * oldValue.y)
      position = old
    }
  }
  /// The color of the background.
  open var backgroundColor: CGColor?
  /// The radius of the corners in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// A Boolean value that indicates whether content outside of the bounds is hidden.
  open var masksToBounds = false
  /// The width of the border in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border, black by default.
  open var borderColor: CGColor? = .black
  /// The opacity of the layer from 0 to 1.
  open var opacity: Float = 1
  /// A Boolean value that indicates whether the layer is hidden.
  open var isHidden = false
  /// The color of the shadow, black by default.
  open var shadowColor: CGColor? = .black
  /// The opacity of the shadow from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The radius of the shadow's blur in points.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow; `nil` for that of the content.
  open var shadowPath: CGPath?
  /// The image of the layer, a `CGImage`.
  open var contents: Any?
  /// The mode of resizing the image.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The interpolation of enlarged images; it has no effect.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The interpolation of reduced images; it has no effect.
  open var minificationFilter = CALayerContentsFilter.linear
  /// The pixels per point of the image.
  open var contentsScale: CGFloat = 1
  /// A layer whose opacity is the visible share of this one.
  open var mask: CALayer?
  /// The transform in space about the center.
  open var transform = CATransform3D.identity
  /// The distance in front of other layers.
  open var zPosition: CGFloat = 0
  /// The name.
  open var name: String?
  /// A Boolean value that indicates whether the layer is painted as an image, which has no effect.
  open var shouldRasterize = false
  /// The pixels per point of such an image.
  open var rasterizationScale: CGFloat = 1
  /// A Boolean value that indicates whether the layer is opaque.
  open var isOpaque = false
  /// The layer that contains this one.
  open private(set) weak var superlayer: CALayer?
  /// The layers that this one contains, from back to front.
  open private(set) var sublayers: [CALayer]?

  /// The view of the layer.
  @MainActor package weak var view: UIView? {
    get { owner }
    set { owner = newValue }
  }
  private weak var owner: UIView?
  private var ownFrame = CGRect.zero

  /// Creates a layer.
  public override init() {
    super.init()
  }

  /// Creates a layer without the values of another one.
  public init(layer: Any) {
    super.init()
  }

  /// Returns `nil`, because layers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// The rectangle in the coordinate system of the containing layer; that of the view, if there is
  /// one.
  open var frame: CGRect {
    get { owner.map { view in assumingMainActor { view.frame } } ?? ownFrame }
    set {
      ownFrame = newValue
      if let owner { assumingMainActor { owner.frame = newValue } }
    }
  }

  /// The rectangle in the layer's own coordinate system.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let center = position
      frame.size = newValue.size
      position = center
    }
  }

  /// The anchor in the coordinate system of the containing layer.
  open var position: CGPoint {
    get {
      CGPoint(
        x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
    }
    set {
      frame.origin = CGPoint(
        x: newValue.x - frame.width * anchorPoint.x, y: newValue.y - frame.height * anchorPoint.y)
    }
  }

  /// Returns the part of the transform that changes points in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets the transform about the center.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

  /// Adds a layer in front of all others.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  /// Adds a layer at an index, which is limited to the number of layers.
  ///
  /// A layer that contains this one is not added.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    let ancestors = sequence(first: self) { $0.superlayer }
    guard !ancestors.contains(where: { $0 === layer }) else { return }
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    layer.superlayer = self
  }

  /// Adds a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(clamping: index.map { $0 + 1 } ?? sublayers?.count ?? 0))
  }

  /// Adds a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sublayers?.firstIndex { $0 === sibling }
    insertSublayer(layer, at: UInt32(clamping: index ?? 0))
  }

  /// Removes the layer from its `superlayer`.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Requests a layout, which precedes each painting.
  open func setNeedsLayout() {}
  /// Calls `layoutSublayers()`.
  open func layoutIfNeeded() { layoutSublayers() }
  /// Sets the frames of layers; does nothing by default.
  open func layoutSublayers() {}
  /// Requests painting, which has no effect.
  open func setNeedsDisplay() {}
  /// Paints the layer into a context; does nothing by default.
  open func draw(in ctx: CGContext) {}
  /// Adds an animation, which has no effect: the layer is painted with its own values.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "\(ObjectIdentifier(anim))"
    removeAnimation(forKey: key)
    animations.append((key, anim))
  }
  /// Removes an animation.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Removes all animations.
  open func removeAllAnimations() { animations = [] }
  /// Returns the names of the animations; `nil` if there are none.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  /// Returns an animation.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Replaces a layer by another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Returns the layer, which has no values of an animation.
  open func presentation() -> Self? { self }
  /// Returns the layer, which has no values of an animation.
  open func model() -> Self { self }
  /// Returns `false`, because images are painted from the top.
  open func contentsAreFlipped() -> Bool { false }
  /// Returns the size of the layer.
  open func preferredFrameSize() -> CGSize { frame.size }
  /// The visible part: the bounds.
  open var visibleRect: CGRect { bounds }
  /// Has no effect, because the layer is painted later.
  open func display() {}
  /// Has no effect, because the layer is painted later.
  open func displayIfNeeded() {}
  /// Requests painting of a rectangle, which has no effect.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Returns `false`, because the layer is painted later.
  open func needsDisplay() -> Bool { false }
  /// Returns `true`, because a layout precedes each painting.
  open func needsLayout() -> Bool { true }
  /// Has no effect, because content does not move.
  open func scroll(_ p: CGPoint) {}
  /// Has no effect, because content does not move.
  open func scrollRectToVisible(_ r: CGRect) {}
  /// Returns no action.
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  /// Called after another size, which does not happen.
  open func resizeSublayers(withOldSize size: CGSize) {}
  /// Called after another size of the containing layer, which does not happen.
  open func resize(withOldSuperlayerSize size: CGSize) {}
  /// Returns the time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// Returns the time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
  /// Returns a Boolean value that indicates whether the bounds contain a point.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// Returns the layer at a point in the coordinate system of the containing layer.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = CGPoint(x: p.x - frame.minX, y: p.y - frame.minY)
    guard !isHidden, contains(point) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(point) { return found }
    }
    return self
  }
  /// Converts a point to the coordinate system of another layer; without transforms.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p + rootOrigin - (l?.rootOrigin ?? .zero)
  }
  /// Converts a point from the coordinate system of another layer; without transforms.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p - rootOrigin + (l?.rootOrigin ?? .zero)
  }
  /// Converts a rectangle to the coordinate system of another layer; without transforms.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }
  /// Converts a rectangle from the coordinate system of another layer; without transforms.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  private var rootOrigin: CGPoint { (superlayer?.rootOrigin ?? .zero) + frame.origin }

  /// Returns `false`, because changes do not request painting.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Returns no action.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Returns no value.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// Returns the factor of a continuous corner.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
}

/// Calls a closure that accesses a view of the main actor, from code that Core Animation does not
/// isolate.
func assumingMainActor<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  // The type of the function differs in its isolation only, which is not part of its
  // representation.
  try withoutActuallyEscaping(body) { body in
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}
