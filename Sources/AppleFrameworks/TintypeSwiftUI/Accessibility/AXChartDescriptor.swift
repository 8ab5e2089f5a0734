// SPDX-License-Identifier: MIT

extension View {
  /// Describes a chart for assistive technologies, with no effect.
  public nonisolated func accessibilityChartDescriptor<R>(_ representable: R) -> some View
  where R: AXChartDescriptorRepresentable { self }
}

/// A description of a chart for assistive technologies; its methods are never called.
public protocol AXChartDescriptorRepresentable {
  /// Returns the description.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes the description.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// The description of a chart.
public final class AXChartDescriptor: NSObject {
  /// The title.
  public var title: String?
  /// The summary.
  public var summary: String?
  /// The horizontal axis.
  public var xAxis: any AXDataAxisDescriptor
  /// The vertical axis.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// The other axes.
  public var additionalAxes: [any AXDataAxisDescriptor]?
  /// The series.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor]? = nil,
    series: [AXDataSeriesDescriptor]
  ) {
    (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
    (self.additionalAxes, self.series) = (additionalAxes, series)
  }
}

/// The description of an axis.
public protocol AXDataAxisDescriptor: NSObjectProtocol {
  /// The title.
  var title: String { get set }
}

/// The description of an axis of numbers.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The scales of an axis.
  public enum ScaleType: Int, Sendable {
    /// The numbers.
    case linear
    /// Their decimal logarithms.
    case log10
    /// Their natural logarithms.
    case ln
  }

  /// The title.
  public var title: String
  /// The scale.
  public var scaleType = ScaleType.linear
  /// The range of the numbers.
  public var range: ClosedRange<Double>
  /// The positions of lines.
  public var gridlinePositions: [Double]
  /// The text of a number.
  public var valueDescriptionProvider: (Double) -> String

  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    (self.title, self.range) = (title, range)
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// The description of an axis of categories.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The title.
  public var title: String
  /// The categories.
  public var categoryOrder: [String]

  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) {
    (self.title, self.categoryOrder) = (title, categoryOrder)
  }
}

/// The description of a series.
public final class AXDataSeriesDescriptor: NSObject {
  /// The name.
  public var name: String?
  /// A Boolean value that indicates whether the points are connected.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// Creates a series.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
  }
}

/// The description of a point.
public final class AXDataPoint: NSObject {
  /// A value of a point.
  public enum Value: Equatable, Sendable {
    /// A number.
    case number(Double)
    /// A category.
    case category(String)
  }

  /// The horizontal value.
  public var xValue: Value
  /// The vertical value.
  public var yValue: Double?
  /// The values on other axes.
  public var additionalValues: [Value]
  /// The text.
  public var label: String?

  private init(_ x: Value, _ y: Double?, _ others: [Value], _ label: String?) {
    (xValue, yValue, additionalValues, self.label) = (x, y, others, label)
  }

  /// Creates a point with a number.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    self.init(.number(x), y, additionalValues, label)
  }

  /// Creates a point with a category.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    self.init(.category(x), y, additionalValues, label)
  }
}
