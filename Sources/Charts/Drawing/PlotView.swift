// SPDX-License-Identifier: MIT

import SwiftUI

/// The grid lines and marks of a plot.
struct PlotView: View {
  /// The distance by which marks may exceed the plot, in points.
  private static let margin: CGFloat = 32
  /// The largest number of marks with accessibility elements of their own.
  private static let elementLimit = 1000

  let model: ChartModel
  let x: PositionScale?
  let y: PositionScale?
  let lines: [GridLine]
  /// The distances from the plot to the edges of the chart.
  let insets: EdgeInsets

  var body: some View {
    GeometryReader { proxy in
      let drawing = PlotDrawing(PlotGeometry(model: model, x: x, y: y, size: proxy.size))
      canvas(drawing, proxy.size)
        .overlay { elements(drawing, proxy.size) }
    }
  }

  private func canvas(_ drawing: PlotDrawing, _ size: CGSize) -> some View {
    let isMirrored = model.environment.layoutDirection == .rightToLeft
    return Canvas { context, _ in
      context.translateBy(x: Self.margin, y: Self.margin)
      for line in lines {
        guard let scale = line.axis == .x ? x : y else { continue }
        let path = line.path(on: scale, in: size, isMirrored: isMirrored)
        context.stroke(path, with: .style(line.style), style: line.stroke)
      }
      for item in drawing.items {
        draw(item, in: context, mirroring: isMirrored ? size.width : nil)
      }
    }
    .padding(-Self.margin)
    .accessibilityHidden(true)
  }

  private func draw(
    _ item: PlotDrawing.Item, in context: GraphicsContext, mirroring width: CGFloat?
  ) {
    var context = context
    context.opacity = item.look.opacity
    if let shadow = item.look.shadow {
      context.addFilter(
        .shadow(
          color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
          y: shadow.offset.height))
    }
    if item.look.blurRadius > 0 { context.addFilter(.blur(radius: item.look.blurRadius)) }
    var path = item.path
    if let width {
      path = path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
    }
    if let stroke = item.stroke {
      context.stroke(path, with: .style(item.style), style: stroke)
    } else {
      context.fill(path, with: .style(item.style))
    }
  }

  /// The annotations, symbols and accessibility elements.
  @ViewBuilder
  private func elements(_ drawing: PlotDrawing, _ size: CGSize) -> some View {
    let marks = PlotAccessibility(model: model, x: x, y: y)
    let isLarge = drawing.elements.count > Self.elementLimit
    PlacementLayout(insets: insets) {
      ForEach(drawing.elements.filter { $0.symbol != nil }, id: \.symbolID) { element in
        element.symbol?
          .opacity(element.mark.look.opacity)
          .layoutValue(key: PlacementKey.self, value: .centered(in: element.frame))
          .accessibilityHidden(true)
      }
      if isLarge {
        Color.clear
          .layoutValue(key: PlacementKey.self, value: .filling(CGRect(origin: .zero, size: size)))
          .accessibilityElement()
          .accessibilityLabel(marks.summary(of: drawing.elements.count))
      } else {
        ForEach(drawing.elements.filter(\.isAccessible), id: \.partID) { element in
          marks.view(of: element)
            // Elements are read in the order of the data.
            .accessibilitySortPriority(-Double(element.index))
            .layoutValue(key: PlacementKey.self, value: .filling(element.frame))
        }
      }
      ForEach(drawing.elements.flatMap(\.annotations), id: \.id) { placed in
        placed.annotation.content(AnnotationContext(targetSize: placed.element.frame.size))
          .layoutValue(
            key: PlacementKey.self, value: Placement(placed.annotation, at: placed.element))
      }
    }
    .accessibilityElement(children: .contain)
  }
}

extension PlotDrawing.Element {
  /// An annotation of a mark.
  fileprivate struct PlacedAnnotation {
    let id: String
    let annotation: MarkAnnotation
    let element: PlotDrawing.Element
  }

  fileprivate var isAccessible: Bool { mark.look.accessibility.isHidden != true }
  // Names of siblings are unique.
  fileprivate var partID: String { "mark \(index)" }
  fileprivate var symbolID: String { "symbol \(index)" }

  fileprivate var annotations: [PlacedAnnotation] {
    mark.look.annotations.enumerated().map { offset, annotation in
      PlacedAnnotation(
        id: "annotation \(index).\(offset)", annotation: annotation, element: self)
    }
  }
}

/// A grid line of a plot.
struct GridLine {
  let axis: ChartAxis
  let coordinate: Double
  let style: AnyShapeStyle
  let stroke: StrokeStyle
  let offset: CGSize

  /// Returns the line across a plot of a size.
  func path(on scale: PositionScale, in size: CGSize, isMirrored: Bool) -> Path {
    Path { path in
      switch axis {
      case .x:
        var x = scale.position(of: coordinate, in: size.width) + offset.width
        if isMirrored { x = size.width - x }
        guard x.isFinite else { return }
        path.move(to: CGPoint(x: x, y: offset.height))
        path.addLine(to: CGPoint(x: x, y: size.height + offset.height))
      case .y:
        let y = scale.position(of: coordinate, in: size.height) + offset.height
        guard y.isFinite else { return }
        path.move(to: CGPoint(x: offset.width, y: y))
        path.addLine(to: CGPoint(x: size.width + offset.width, y: y))
      }
    }
  }
}
