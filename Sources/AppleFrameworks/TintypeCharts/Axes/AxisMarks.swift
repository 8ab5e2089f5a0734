// SPDX-License-Identifier: MIT

import SwiftUI

/// Axis marks at values of an axis.
public struct AxisMarks<Content>: AxisContent where Content: AxisMark {
  /// The type of the body, which has no value.
  public typealias Body = Never

  nonisolated(unsafe) private let spec: AxisMarksSpec

  /// Creates axis marks.
  ///
  /// - Parameters:
  ///   - preset: The arrangement.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - content: The closure that creates the axis mark of each value.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    spec = AxisMarksSpec(preset: preset, position: position, values: values) { _ in
      content()._makeMark().parts
    }
  }

  /// Creates axis marks at an array of values.
  ///
  /// - Parameters:
  ///   - preset: The arrangement.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - content: The closure that creates the axis mark of each value.
  public nonisolated init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping () -> Content
  ) where Value: Plottable {
    spec = AxisMarksSpec(preset: preset, position: position, values: AxisMarkValues(values)) { _ in
      content()._makeMark().parts
    }
  }

  /// Creates axis marks that depend on the value.
  ///
  /// - Parameters:
  ///   - preset: The arrangement.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - content: The closure that creates the axis mark of a value.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    spec = AxisMarksSpec(preset: preset, position: position, values: values) {
      content($0)._makeMark().parts
    }
  }

  /// Creates axis marks at an array of values that depend on the value.
  ///
  /// - Parameters:
  ///   - preset: The arrangement.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - content: The closure that creates the axis mark of a value.
  public nonisolated init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Value: Plottable {
    spec = AxisMarksSpec(preset: preset, position: position, values: AxisMarkValues(values)) {
      content($0)._makeMark().parts
    }
  }

  /// Returns the axis marks.
  public nonisolated func _makeAxis() -> _AxisContents { _AxisContents(groups: [spec]) }
}

extension AxisMarks where Content == Never {
  /// Creates the default axis marks.
  ///
  /// - Parameters:
  ///   - preset: The arrangement.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - stroke: The stroke of the lines; `nil` for thin lines.
  public nonisolated init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    spec = AxisMarksSpec(preset: preset, position: position, values: values, stroke: stroke)
  }

  /// Creates the default axis marks at an array of values.
  ///
  /// - Parameters:
  ///   - preset: The arrangement.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - stroke: The stroke of the lines; `nil` for thin lines.
  public nonisolated init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Value: Plottable {
    spec = AxisMarksSpec(
      preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke)
  }

  /// Creates the default axis marks with labels in a format.
  ///
  /// - Parameters:
  ///   - format: The format of the labels.
  ///   - preset: The arrangement.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - stroke: The stroke of the lines; `nil` for thin lines.
  public nonisolated init<Format>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  )
  where
    Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String
  {
    spec = AxisMarksSpec(
      preset: preset, position: position, values: values, stroke: stroke,
      format: ValueFormat(format))
  }

  /// Creates the default axis marks at an array of values with labels in a format.
  ///
  /// - Parameters:
  ///   - format: The format of the labels.
  ///   - preset: The arrangement.
  ///   - position: The edge of the plot.
  ///   - values: The values.
  ///   - stroke: The stroke of the lines; `nil` for thin lines.
  public nonisolated init<Value, Format>(
    format: Format, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  )
  where
    Value: Plottable, Format: FormatStyle, Format.FormatInput: Plottable,
    Format.FormatOutput == String
  {
    spec = AxisMarksSpec(
      preset: preset, position: position, values: AxisMarkValues(values), stroke: stroke,
      format: ValueFormat(format))
  }
}

extension AxisMarkValues {
  fileprivate init<Value: Plottable>(_ values: [Value]) {
    storage = .values(values.map(\.plotValue))
  }
}

/// Axis marks at values of an axis.
struct AxisMarksSpec {
  var preset = AxisMarkPreset.automatic
  var position = AxisMarkPosition.automatic
  var values = AxisMarkValues.automatic
  var stroke: StrokeStyle?
  var format: ValueFormat?
  /// The closure that creates the parts at a value; `nil` for the default parts.
  var content: ((AxisValue) -> [AxisPart])?

  init() {}

  init(
    preset: AxisMarkPreset, position: AxisMarkPosition, values: AxisMarkValues,
    stroke: StrokeStyle? = nil, format: ValueFormat? = nil,
    content: ((AxisValue) -> [AxisPart])? = nil
  ) {
    self.preset = preset
    self.position = position
    self.values = values
    self.stroke = stroke
    self.format = format
    self.content = content
  }
}
