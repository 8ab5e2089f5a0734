// SPDX-License-Identifier: MIT

import SwiftUI

/// A value of an axis with its parts.
struct ResolvedTick {
  let value: PlotValue
  let coordinate: Double
  /// The center between the value and the next one; the coordinate of a category.
  let center: Double
  let parts: [AxisPart]
  /// The default text of the value.
  let text: String
}

/// A group of axis marks with their values.
struct ResolvedAxisMarks {
  let edge: Edge
  let isInset: Bool
  let ticks: [ResolvedTick]
}

/// Computes the scale and the axis marks of an axis for a length.
struct AxisResolver {
  /// The largest number of axis marks of a group.
  static let limit = 500

  let axis: ChartAxis
  let model: ChartModel
  let space: ValueSpace
  /// The approximate length of the plot in points.
  let length: CGFloat

  private var options: AxisOptions { model.options[axis] }
  private var typeSize: DynamicTypeSize { model.environment.dynamicTypeSize }

  /// The groups of axis marks; none for a hidden axis.
  private var specs: [AxisMarksSpec] {
    options.visibility == .hidden ? [] : options.content ?? [AxisMarksSpec()]
  }

  /// The number of ticks that suits the length.
  ///
  /// There is a label for about three lines of text, or for about five characters.
  private var standardCount: Int {
    let size = LabelEstimate.fontSize(typeSize)
    let distance = axis == .y ? size * 3 : size * 4.8
    return min(max(Int(length / distance) + 1, 2), axis == .y ? 7 : 8)
  }

  /// Returns the scale.
  func scale() -> PositionScale {
    var count = standardCount
    var stride: Double?
    var values: AxisMarkValues?
    if let first = specs.first?.values {
      values = first
      switch first.storage {
      case .automatic(let desired, _): count = desired.map { min(max($0, 2), 100) } ?? count
      case .stride(let step): stride = step > 0 && step.isFinite ? step : nil
      case .dates, .values: break
      }
    }
    // A domain around bars at numbers ends at the bars.
    let rounds = model.includesZero(on: axis)
    let scale = ScaleBuilder(
      axis: axis, space: space, options: options, data: model.bounds(of: axis),
      includesZero: model.includesZero(on: axis), tickCount: count, stride: stride,
      roundsLower: values?.roundsLower ?? rounds, roundsUpper: values?.roundsUpper ?? rounds
    ).scale()
    guard options.isScrollable, let length = options.visibleLength else { return scale }
    return scale.visible(length: length, from: options.visibleStart?())
  }

  /// Returns the groups of axis marks on a scale.
  func marks(on scale: PositionScale) -> [ResolvedAxisMarks] {
    specs.map { spec in
      let isInset = spec.preset == .inset
      let edge = edge(of: spec)
      return ResolvedAxisMarks(
        edge: edge, isInset: isInset, ticks: ticks(of: spec, on: scale, at: edge))
    }
  }

  private func edge(of spec: AxisMarksSpec) -> Edge {
    switch (axis, spec.position.storage) {
    case (.x, .top): .top
    case (.x, _): .bottom
    case (.y, .leading): .leading
    case (.y, .trailing): .trailing
    case (.y, _): space.kind == .category ? .leading : .trailing
    }
  }

  private func ticks(
    of spec: AxisMarksSpec, on scale: PositionScale, at edge: Edge
  ) -> [ResolvedTick] {
    let generated = AxisTicks(
      scale: scale, values: spec.values, count: standardCount, axisName: axis.name,
      fits: { isFree($0, on: scale, at: edge) }, format: model.format,
      isPercent: model.isNormalized(on: axis)
    ).generate()
    let values = generated.values.filter { scale.contains($0.coordinate) }
    return values.enumerated().map { index, tick in
      let value = AxisValue(index: index, count: values.count, value: tick.value)
      let next = index + 1 < values.count ? values[index + 1].coordinate : tick.next
      let center =
        space.kind == .category
        ? tick.coordinate : (tick.coordinate + min(next ?? scale.upper, scale.upper)) / 2
      let text = spec.format?.text(of: tick.value, in: model.environment) ?? tick.text
      return ResolvedTick(
        value: tick.value, coordinate: tick.coordinate, center: center,
        parts: spec.content?(value) ?? standardParts(spec), text: text)
    }
  }

  /// The default parts: lines at numbers and dates, and labels.
  private func standardParts(_ spec: AxisMarksSpec) -> [AxisPart] {
    let label = AxisPart(kind: .label(AxisLabelSpec(content: .standard)))
    guard space.kind != .category else { return [label] }
    let line = AxisPart(kind: .gridLine, stroke: spec.stroke)
    guard axis == .x else { return [line, label] }
    return [line, AxisPart(kind: .tick(.longestLabel), stroke: spec.stroke), label]
  }

  /// Returns whether the labels of ticks of an x axis do not overlap, as estimated.
  private func isFree(_ ticks: [AxisTicks.Tick], on scale: PositionScale, at edge: Edge) -> Bool {
    guard axis == .x, space.kind != .category else { return true }
    var end = -CGFloat.infinity
    for tick in ticks {
      let start = scale.position(of: tick.coordinate, in: length)
      if start < end { return false }
      end = start + LabelEstimate.width(of: tick.text, typeSize) + 8
    }
    return true
  }
}

extension PositionScale {
  /// Returns whether a coordinate is in the domain.
  func contains(_ coordinate: Double) -> Bool {
    let tolerance = abs(upper - lower) * 1e-9
    return coordinate >= lower - tolerance && coordinate <= upper + tolerance
  }
}
