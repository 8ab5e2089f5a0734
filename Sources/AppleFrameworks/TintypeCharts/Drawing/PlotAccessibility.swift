// SPDX-License-Identifier: MIT

import SwiftUI

/// The accessibility elements of marks.
struct PlotAccessibility {
  let model: ChartModel
  let x: PositionScale?
  let y: PositionScale?

  /// Returns the label of a chart with too many marks for elements of their own.
  func summary(of count: Int) -> Text {
    Text(verbatim: model.format.text(of: Double(count)))
  }

  /// Returns the accessibility element of a mark.
  @MainActor @ViewBuilder
  func view(of element: PlotDrawing.Element) -> some View {
    let accessibility = element.mark.look.accessibility
    let view = Color.clear
      .accessibilityElement()
      .accessibilityLabel(accessibility.label ?? Text(verbatim: label(of: element)))
      .accessibilityValue(accessibility.value ?? Text(verbatim: value(of: element)))
    if let identifier = accessibility.identifier {
      view.accessibilityIdentifier(identifier)
    } else {
      view
    }
  }

  /// The x value and the values that select the appearance.
  private func label(of element: PlotDrawing.Element) -> String {
    let mark = element.mark
    let base = element.isHorizontal ? mark.y : mark.x
    var texts = [text(of: base)].compactMap { $0 }
    let series = mark.look.styleValue ?? mark.look.symbolValue ?? mark.look.lineStyleValue
    if let series {
      let name = model.format.text(of: series)
      if !texts.contains(name) { texts.append(name) }
    }
    return texts.joined(separator: ", ")
  }

  /// The y value.
  private func value(of element: PlotDrawing.Element) -> String {
    let mark = element.mark
    if let angle = mark.angle { return model.format.text(of: angle) }
    return text(of: element.isHorizontal ? mark.x : mark.y) ?? ""
  }

  private func text(of extent: Mark.Extent) -> String? {
    let channels = extent.channels
    return channels.isEmpty
      ? nil : channels.map { model.format.text(of: $0) }.joined(separator: "–")
  }
}
