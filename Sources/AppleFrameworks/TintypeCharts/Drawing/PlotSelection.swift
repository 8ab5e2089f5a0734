// SPDX-License-Identifier: MIT

import SwiftUI

/// The gesture that selects values of a chart.
struct PlotSelection: ViewModifier {
  let model: ChartModel
  let x: PositionScale?
  let y: PositionScale?

  private var options: ChartOptions { model.options }

  func body(content: Content) -> some View {
    if options.x.select == nil, options.y.select == nil, options.selectAngle == nil,
      options.x.selectRange == nil, options.y.selectRange == nil
    {
      content
    } else {
      content.overlay {
        GeometryReader { proxy in
          Color.clear
            .contentShape(Rectangle())
            .gesture(
              DragGesture(minimumDistance: 0)
                .onChanged {
                  select(at: $0.location, in: proxy.size)
                  selectRange(from: $0.startLocation, to: $0.location, in: proxy.size)
                }
                .onEnded { _ in
                  options.x.select?(nil)
                  options.y.select?(nil)
                  options.selectAngle?(nil)
                })
        }
      }
    }
  }

  private func selectRange(from start: CGPoint, to end: CGPoint, in size: CGSize) {
    if let first = value(at: leading(start, size), x, size.width),
      let last = value(at: leading(end, size), x, size.width)
    {
      options.x.selectRange?(first, last)
    }
    if let first = value(at: start.y, y, size.height),
      let last = value(at: end.y, y, size.height)
    {
      options.y.selectRange?(first, last)
    }
  }

  /// Returns the distance of a location from the leading edge.
  private func leading(_ location: CGPoint, _ size: CGSize) -> CGFloat {
    model.environment.layoutDirection == .rightToLeft ? size.width - location.x : location.x
  }

  private func select(at location: CGPoint, in size: CGSize) {
    let leading = leading(location, size)
    options.x.select?(value(at: leading, x, size.width))
    options.y.select?(value(at: location.y, y, size.height))
    let sum = model.sectors.compactMap { $0.angle?.value.number }.reduce(0, +)
    let angle = atan2(leading - size.width / 2, size.height / 2 - location.y)
    let turn = Double(angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
    options.selectAngle?(turn * sum)
  }

  private func value(
    at position: CGFloat, _ scale: PositionScale?, _ length: CGFloat
  ) -> PlotValue? {
    guard let scale else { return nil }
    let bounded = min(max(position, 0), length)
    return scale.coordinate(at: bounded, in: length).flatMap { scale.space.value(at: $0) }
  }
}
