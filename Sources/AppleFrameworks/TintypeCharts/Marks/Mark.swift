// SPDX-License-Identifier: MIT

import SwiftUI

/// A mark of a chart with its values and its appearance.
struct Mark {
  /// The shape of a mark.
  enum Kind {
    case bar, line, point, area, rule, sector, rectangle
  }

  /// A position of an edge or of the center of a mark.
  enum Position {
    /// A value on the scale.
    case value(Channel)
    /// A distance from the start of the plot, in points.
    case points(CGFloat)

    var channel: Channel? { if case .value(let channel) = self { channel } else { nil } }
  }

  /// The positions along an axis; `nil` for the whole plot, or for a position that follows from the
  /// kind of the mark.
  struct Extent {
    var center: Position?
    var start: Position?
    var end: Position?

    /// The values, in order.
    var channels: [Channel] { [center, start, end].compactMap { $0?.channel } }
  }

  let kind: Kind
  var x = Extent()
  var y = Extent()
  var angle: Channel?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var stacking = MarkStackingMethod.standard
  var series: PlotValue?
  var look = MarkLook()

  init(_ kind: Kind) { self.kind = kind }
}

extension Mark.Extent {
  init<Value>(_ value: PlottableValue<Value>) { center = .value(value.channel) }

  init<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
    self.start = .value(start.channel)
    self.end = .value(end.channel)
  }

  init(_ start: CGFloat?, _ end: CGFloat?) {
    self.start = start.map { .points($0) }
    self.end = end.map { .points($0) }
  }
}

/// The appearance of a mark.
///
/// The value of an inner modifier has precedence over that of an outer one.
struct MarkLook {
  /// A fixed symbol.
  enum Symbol {
    case shape(AnyChartSymbolShape)
    case view(AnyView)
  }

  /// A size of a symbol.
  enum SymbolSize {
    case area(CGFloat)
    case size(CGSize)
  }

  /// A position beside other marks with the same values.
  struct Dodge {
    let value: PlotValue
    let axis: Axis?
    let span: MarkDimension
  }

  /// A shadow.
  struct Shadow {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
  }

  /// An area outside of which a mark is hidden.
  enum Clip {
    /// A shape in the frame of the plot.
    case shape(AnyShape, FillStyle)
    /// The areas of other marks.
    case marks([Mark])
  }

  /// Texts for assistive technologies.
  struct Accessibility {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden: Bool?
  }

  var style: AnyShapeStyle?
  var styleValue: Channel?
  var symbol: Symbol?
  var symbolValue: Channel?
  var symbolSize: SymbolSize?
  var symbolSizeValue: Channel?
  var lineStyle: StrokeStyle?
  var lineStyleValue: Channel?
  var interpolation: InterpolationMethod?
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var dodge: Dodge?
  var offset = CGSize.zero
  var annotations: [MarkAnnotation] = []
  var zIndex: Double?
  var shadow: Shadow?
  var blurRadius: CGFloat = 0
  var clips: [Clip] = []
  var alignsWithPlot: Bool?
  var accessibility = Accessibility()
}
