// SPDX-License-Identifier: MIT

import SwiftUI

/// The options of a scale of visual values, such as styles or symbols.
struct VisualScaleOptions<Visual> {
  var domain: _ScaleDomain?
  var range: [Visual]?
  var mapping: ((PlotValue) -> Visual?)?

  /// Sets the visual values of values, which are the domain; the last one counts for equal values.
  mutating func setVisuals(_ visuals: [(PlotValue, Visual)]) {
    let mapped = Dictionary(visuals) { $1 }
    domain = _ScaleDomain(storage: .values(visuals.map(\.0)))
    mapping = { mapped[$0] }
  }
}

/// The relation between values and visual values, such as styles or symbols.
struct VisualScale<Visual> {
  /// The values of the domain in their order.
  let values: [PlotValue]
  /// The visual values of the range.
  let range: [Visual]
  private let mapping: ((PlotValue) -> Visual?)?
  private let indices: [PlotValue: Int]

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - data: The values of the marks.
  ///   - options: The options.
  ///   - standard: The range without options.
  init(data: [PlotValue], options: VisualScaleOptions<Visual>, standard: [Visual]) {
    var domain: [PlotValue] = []
    var modify: (([PlotValue]) -> [PlotValue])?
    switch options.domain?.storage {
    case .values(let values): domain = values
    case .range(let lower, let upper): domain = [lower, upper]
    case .automatic(let automatic): modify = automatic.modify
    case nil: break
    }
    var indices: [PlotValue: Int] = [:]
    if domain.isEmpty { domain = data }
    domain = domain.filter { indices.updateValue(0, forKey: $0) == nil }
    if let modify { domain = modify(domain) }
    values = domain
    self.indices = Dictionary(
      domain.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    range = options.range.flatMap { $0.isEmpty ? nil : $0 } ?? standard
    mapping = options.mapping
  }

  /// Returns the visual value of a value; values outside of the domain have the first one.
  func visual(of value: PlotValue) -> Visual? {
    if let mapped = mapping?(value) { return mapped }
    guard !range.isEmpty else { return nil }
    return range[(indices[value] ?? 0) % range.count]
  }

  /// The numbers or dates from the first to the last value; `nil` for categories.
  var bounds: ClosedRange<Double>? {
    let numbers = values.compactMap(\.number)
    guard numbers.count == values.count, let lower = numbers.min(), let upper = numbers.max() else {
      return nil
    }
    return lower...upper
  }
}

extension PlotValue {
  /// The number, or the time interval of the date; `nil` for a category.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }
}

/// The relation between values and foreground styles.
struct ForegroundScale {
  /// The style of a range, with its color if it is one.
  struct Style {
    let style: AnyShapeStyle
    let color: Color?

    init(_ style: some ShapeStyle) {
      self.style = AnyShapeStyle(style)
      color = style as? Color
    }
  }

  /// The colors of categories in their order.
  static let categoryColors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  let scale: VisualScale<Style>
  private let colors: [Color.Resolved]

  init(
    data: [PlotValue], options: VisualScaleOptions<Style>, environment: EnvironmentValues
  ) {
    let isContinuous = !data.isEmpty && data.allSatisfy { $0.number != nil }
    let standard: [Color] =
      isContinuous ? [.blue.opacity(0.15), .blue] : Self.categoryColors
    scale = VisualScale(data: data, options: options, standard: standard.map { Style($0) })
    let isDiscrete = scale.bounds == nil || options.mapping != nil
    colors =
      isDiscrete
      ? [] : scale.range.compactMap { $0.color }.map { $0.resolve(in: environment) }
  }

  /// The bounds and colors of a continuous scale; `nil` for categories.
  var gradient: (bounds: ClosedRange<Double>, colors: [Color])? {
    guard !colors.isEmpty, let bounds = scale.bounds else { return nil }
    return (bounds, colors.map { Color($0) })
  }

  /// Returns the style of a value.
  func style(of value: PlotValue) -> AnyShapeStyle {
    if !colors.isEmpty, let bounds = scale.bounds, let number = value.number {
      return AnyShapeStyle(color(at: number, in: bounds))
    }
    return scale.visual(of: value)?.style ?? AnyShapeStyle(Color.blue)
  }

  private func color(at number: Double, in bounds: ClosedRange<Double>) -> Color {
    let length = bounds.upperBound - bounds.lowerBound
    let fraction = length > 0 ? (number - bounds.lowerBound) / length : 1
    guard fraction.isFinite, let last = colors.last else { return .blue }
    let position = min(max(fraction, 0), 1) * Double(colors.count - 1)
    let index = Int(position)
    guard index + 1 < colors.count else { return Color(last) }
    let (first, second) = (colors[index], colors[index + 1])
    let part = Float(position - Double(index))
    func mixed(_ component: KeyPath<Color.Resolved, Float>) -> Float {
      first[keyPath: component] * (1 - part) + second[keyPath: component] * part
    }
    return Color(
      Color.Resolved(
        red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), opacity: mixed(\.opacity)))
  }
}
