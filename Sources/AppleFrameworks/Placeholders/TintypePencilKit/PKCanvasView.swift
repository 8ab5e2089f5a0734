// SPDX-License-Identifier: MIT

@_exported public import Foundation
@_exported public import TintypeUIKit

/// A drawing, whose strokes are not shown.
public struct PKDrawing: Hashable, Codable, Sendable {
  /// The strokes.
  public var strokes: [PKStroke]

  /// Creates an empty drawing.
  public init() { strokes = [] }

  /// Creates a drawing.
  public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }

  /// Creates a drawing from its data.
  ///
  /// - Throws: An error if the data are not those of `dataRepresentation()`.
  public init(data: Data) throws { self = try JSONDecoder().decode(PKDrawing.self, from: data) }

  /// The rectangle of the strokes in points.
  public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

  /// Returns the data of the drawing.
  public func dataRepresentation() -> Data { (try? JSONEncoder().encode(self)) ?? Data() }

  /// Returns an empty image, because strokes are not painted.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }

  /// Adds the strokes of another drawing.
  public mutating func append(_ other: PKDrawing) { strokes += other.strokes }

  /// Returns the strokes of both drawings.
  public func appending(_ other: PKDrawing) -> PKDrawing {
    PKDrawing(strokes: strokes + other.strokes)
  }
}

/// A line of a drawing.
public struct PKStroke: Hashable, Codable, Sendable {
  /// The points of the line.
  public var path: PKStrokePath
  /// The ink.
  public var ink: PKInk

  /// Creates a line.
  public init(ink: PKInk, strokePath path: PKStrokePath) { (self.ink, self.path) = (ink, path) }

  /// The rectangle in points.
  public var renderBounds: CGRect {
    path.points.reduce(.null) { $0.union(CGRect(origin: $1.location, size: .zero)) }
  }
}

/// The points of a line.
public struct PKStrokePath: Hashable, Codable, Sendable {
  /// The points.
  let points: [PKStrokePoint]
  /// The time of the first point.
  public let creationDate: Date

  /// Creates a line of points.
  public init<C: Collection>(controlPoints: C, creationDate: Date)
  where C.Element == PKStrokePoint {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }

  /// The number of points.
  public var count: Int { points.count }
}

/// A point of a line.
public struct PKStrokePoint: Hashable, Codable, Sendable {
  /// The location.
  public let location: CGPoint
  /// The seconds after the first point.
  public let timeOffset: TimeInterval
  /// The size of the tip in points.
  public let size: CGSize
  /// The opacity from 0 to 1.
  public let opacity: CGFloat
  /// The force.
  public let force: CGFloat
  /// The direction of the pencil in radians.
  public let azimuth: CGFloat
  /// The slope of the pencil in radians.
  public let altitude: CGFloat

  /// Creates a point.
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat, altitude: CGFloat
  ) {
    (self.location, self.timeOffset, self.size) = (location, timeOffset, size)
    (self.opacity, self.force) = (opacity, force)
    (self.azimuth, self.altitude) = (azimuth, altitude)
  }
}

/// The ink of a line.
public struct PKInk: Hashable, Codable, Sendable {
  /// The kinds of ink.
  public typealias InkType = PKInkingTool.InkType

  /// The kind.
  public var inkType: InkType

  /// Creates ink.
  public init(_ inkType: InkType, color: UIColor = .black) { self.inkType = inkType }
}

/// A tool of a canvas.
public protocol PKTool {}

/// A tool that draws.
public struct PKInkingTool: PKTool, Hashable, Sendable {
  /// The kinds of ink.
  public enum InkType: String, Codable, Sendable {
    /// A pen.
    case pen = "com.apple.ink.pen"
    /// A pencil.
    case pencil = "com.apple.ink.pencil"
    /// A marker.
    case marker = "com.apple.ink.marker"
    /// A line of a constant width.
    case monoline = "com.apple.ink.monoline"
    /// A fountain pen.
    case fountainPen = "com.apple.ink.fountainpen"
    /// A brush.
    case watercolor = "com.apple.ink.watercolor"
    /// A crayon.
    case crayon = "com.apple.ink.crayon"
    /// A reed pen.
    case reed = "com.apple.ink.reed"

    /// The width in points: 3.
    public var defaultWidth: CGFloat { 3 }
    /// The widths in points: from 1 to 30.
    public var validWidthRange: ClosedRange<CGFloat> { 1...30 }
  }

  /// The kind.
  public var inkType: InkType
  /// The color.
  public var color: UIColor
  /// The width in points.
  public var width: CGFloat

  /// Creates a tool.
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (inkType, self.color, self.width) = (type, color, width ?? type.defaultWidth)
  }

  /// Creates a tool of a kind of ink.
  public init(ink: PKInk, width: CGFloat) { self.init(ink.inkType, width: width) }
}

/// A tool that erases.
public struct PKEraserTool: PKTool, Hashable, Sendable {
  /// The parts that are erased.
  public enum EraserType: Sendable {
    /// Whole lines.
    case vector
    /// Points.
    case bitmap
    /// Points of the same width.
    case fixedWidthBitmap
  }

  /// The parts.
  public var eraserType: EraserType
  /// The width in points.
  public var width: CGFloat

  /// Creates a tool.
  public init(_ eraserType: EraserType, width: CGFloat = 10) {
    (self.eraserType, self.width) = (eraserType, width)
  }
}

/// A tool that selects lines.
public struct PKLassoTool: PKTool, Hashable, Sendable {
  /// Creates a tool.
  public init() {}
}

/// The inputs that draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// The setting of the user.
  case `default`
  /// All.
  case anyInput
  /// A pencil.
  case pencilOnly
}

/// The object that is called for changes of a drawing, of which there are none.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// Called after a change.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// Called after the drawing was painted.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  /// Called before a line.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// Called after a line.
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  /// Does nothing.
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  /// Does nothing.
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  /// Does nothing.
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  /// Does nothing.
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A canvas, whose drawing is not shown: a `UIViewRepresentable` shows a placeholder.
open class PKCanvasView: UIScrollView, _PlaceholderContent {
  /// The drawing.
  open var drawing = PKDrawing()
  /// The tool.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// The inputs that draw.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// A Boolean value that indicates whether fingers draw.
  open var allowsFingerDrawing = true
  /// A Boolean value that indicates whether lines can be drawn.
  open var isDrawingEnabled = true
  /// A Boolean value that indicates whether the ruler is shown.
  open var isRulerActive = false
  /// The gesture that draws.
  public let drawingGestureRecognizer = UIGestureRecognizer()
}

/// The tools of canvases, which are not shown.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  /// The tool.
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  /// A Boolean value that indicates whether the ruler is shown.
  open var isRulerActive = false
  /// A Boolean value that indicates whether the tools are shown: always `false`.
  open var isVisible: Bool { false }
  /// A Boolean value that indicates whether there is a choice of inputs.
  open var showsDrawingPolicyControls = true
  /// The name of the stored settings.
  open var stateAutosaveName: String?
  /// The appearance.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Creates tools.
  public override init() { super.init() }

  /// Returns `nil`, because windows share no tools.
  open class func shared(for window: UIWindow) -> PKToolPicker? { nil }

  /// Does nothing, because the tools are not shown.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}

  /// Does nothing, because the tool does not change.
  open func addObserver(_ observer: any PKToolPickerObserver) {}

  /// Does nothing, because the tool does not change.
  open func removeObserver(_ observer: any PKToolPickerObserver) {}

  /// Returns an empty rectangle.
  open func frameObscured(in view: UIView) -> CGRect { .zero }
}

/// An object that is called for changes of a tool, of which there are none.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: NSObjectProtocol {}

extension PKCanvasView: PKToolPickerObserver {}
