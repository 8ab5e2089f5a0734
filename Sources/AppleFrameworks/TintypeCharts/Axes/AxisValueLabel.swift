// SPDX-License-Identifier: MIT

import SwiftUI

/// The label of a value of an axis.
public struct AxisValueLabel<Content>: AxisMark where Content: View {
  /// The type of the body, which has no value.
  public typealias Body = Never

  // Proof of safety: a constant, which one thread at a time reads while it evaluates views.
  nonisolated(unsafe) let spec: AxisLabelSpec
  let isCentered: Bool?

  /// Creates a label from a view.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is between two values; `nil` for the center of categories.
  ///   - anchor: The point of the label at the position of the value; `nil` for the default.
  ///   - multiLabelAlignment: Not used: labels are aligned with the plot.
  ///   - collisionResolution: The way in which labels that overlap are treated.
  ///   - offsetsMarks: Not used: labels never cover marks.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The horizontal distance in points; `nil` for the default.
  ///   - verticalSpacing: The vertical distance in points; `nil` for the default.
  ///   - content: The closure that creates the view.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    spec = AxisLabelSpec(
      content: .view(AnyView(content())), anchor: anchor, collision: collisionResolution,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    isCentered = centered
  }

  /// Returns the label.
  public nonisolated func _makeMark() -> _AxisParts {
    _AxisParts(parts: [AxisPart(kind: .label(spec), isCentered: isCentered)])
  }
}

extension AxisValueLabel where Content == Never {
  /// Creates a label with the default text of the value.
  ///
  /// - Parameters:
  ///   - centered: Whether the label is between two values; `nil` for the center of categories.
  ///   - anchor: The point of the label at the position of the value; `nil` for the default.
  ///   - multiLabelAlignment: Not used: labels are aligned with the plot.
  ///   - collisionResolution: The way in which labels that overlap are treated.
  ///   - offsetsMarks: Not used: labels never cover marks.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The horizontal distance in points; `nil` for the default.
  ///   - verticalSpacing: The vertical distance in points; `nil` for the default.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    spec = AxisLabelSpec(
      content: .standard, anchor: anchor, collision: collisionResolution, orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    isCentered = centered
  }

  /// Creates a label with the text of the value in a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - centered: Whether the label is between two values; `nil` for the center of categories.
  ///   - anchor: The point of the label at the position of the value; `nil` for the default.
  ///   - multiLabelAlignment: Not used: labels are aligned with the plot.
  ///   - collisionResolution: The way in which labels that overlap are treated.
  ///   - offsetsMarks: Not used: labels never cover marks.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The horizontal distance in points; `nil` for the default.
  ///   - verticalSpacing: The vertical distance in points; `nil` for the default.
  public nonisolated init<Format>(
    format: Format,
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  )
  where
    Format: FormatStyle, Format.FormatInput: Plottable, Format.FormatOutput == String
  {
    spec = AxisLabelSpec(
      content: .format(ValueFormat(format)), anchor: anchor, collision: collisionResolution,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    isCentered = centered
  }
}

extension AxisValueLabel where Content == Text {
  // Variants: string(titleKey)
  /// Creates a label with a text.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - centered: Whether the label is between two values; `nil` for the center of categories.
  ///   - anchor: The point of the label at the position of the value; `nil` for the default.
  ///   - multiLabelAlignment: Not used: labels are aligned with the plot.
  ///   - collisionResolution: The way in which labels that overlap are treated.
  ///   - offsetsMarks: Not used: labels never cover marks.
  ///   - orientation: The direction of the text.
  ///   - horizontalSpacing: The horizontal distance in points; `nil` for the default.
  ///   - verticalSpacing: The vertical distance in points; `nil` for the default.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    spec = AxisLabelSpec(
      content: .view(AnyView(Text(titleKey))), anchor: anchor, collision: collisionResolution,
      orientation: orientation,
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    isCentered = centered
  }
}
