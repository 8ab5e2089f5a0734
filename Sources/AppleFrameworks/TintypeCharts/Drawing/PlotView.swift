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
        .overlay { elements(drawing.elements(in: visibleFrame(proxy.size)), proxy.size) }
    }
  }

  /// The frame in which marks are visible: that of the plot along an axis with a visible part, and
  /// its surroundings along another one.
  private func visibleFrame(_ size: CGSize) -> CGRect {
    let frame = CGRect(origin: .zero, size: size)
    return frame.insetBy(
      dx: x?.isPartial == true ? 0 : -Self.margin, dy: y?.isPartial == true ? 0 : -Self.margin)
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
      if x?.isPartial == true || y?.isPartial == true {
        context.clip(to: Path(visibleFrame(size)))
      }
      for item in drawing.items {
        draw(item, in: context, size, mirroring: isMirrored ? size.width : nil)
      }
    }
    .padding(-Self.margin)
    .accessibilityHidden(true)
  }

  private func draw(
    _ item: PlotDrawing.Item, in context: GraphicsContext, _ size: CGSize, mirroring width: CGFloat?
  ) {
    var context = context
    let plot = CGRect(origin: .zero, size: size)
    for clip in item.look.clips {
      switch clip {
      case .shape(let shape, let style): context.clip(to: shape.path(in: plot), style: style)
      case .marks(let marks):
        let mask = ChartModel(
          marks: marks, environment: model.environment, spaces: (x?.space, y?.space))
        let drawing = PlotDrawing(PlotGeometry(model: mask, x: x, y: y, size: size))
        context.clip(to: mirrored(drawing.area, width))
      }
    }
    context.opacity = item.look.opacity
    if let shadow = item.look.shadow {
      context.addFilter(
        .shadow(
          color: shadow.color, radius: shadow.radius, x: shadow.offset.width,
          y: shadow.offset.height))
    }
    if item.look.blurRadius > 0 { context.addFilter(.blur(radius: item.look.blurRadius)) }
    let path = mirrored(item.path, width)
    if item.look.alignsWithPlot == true {
      context.clip(to: item.stroke.map { path.strokedPath($0) } ?? path)
      context.fill(Path(plot), with: .style(item.style))
    } else if let stroke = item.stroke {
      context.stroke(path, with: .style(item.style), style: stroke)
    } else {
      context.fill(path, with: .style(item.style))
    }
  }

  /// Returns a path mirrored in a width; the same one without a width.
  private func mirrored(_ path: Path, _ width: CGFloat?) -> Path {
    guard let width else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
  }

  /// The annotations, symbols and accessibility elements.
  @ViewBuilder
  private func elements(_ elements: [PlotDrawing.Element], _ size: CGSize) -> some View {
    let marks = PlotAccessibility(model: model, x: x, y: y)
    let isLarge = elements.count > Self.elementLimit
    PlacementLayout(insets: insets) {
      ForEach(elements.filter { $0.symbol != nil }, id: \.symbolID) { element in
        element.symbol?
          .opacity(element.mark.look.opacity)
          .layoutValue(key: PlacementKey.self, value: .centered(in: element.frame))
          .accessibilityHidden(true)
      }
      if isLarge {
        Color.clear
          .layoutValue(key: PlacementKey.self, value: .filling(CGRect(origin: .zero, size: size)))
          .accessibilityElement()
          .accessibilityLabel(marks.summary(of: elements.count))
      } else {
        ForEach(elements.filter(\.isAccessible), id: \.partID) { element in
          marks.view(of: element)
            // Elements are read in the order of the data.
            .accessibilitySortPriority(-Double(element.index))
            .layoutValue(key: PlacementKey.self, value: .filling(element.frame))
        }
      }
      ForEach(elements.flatMap(\.annotations), id: \.id) { placed in
        placed.annotation.content(AnnotationContext(targetSize: placed.element.frame.size))
          .layoutValue(
            key: PlacementKey.self, value: Placement(placed.annotation, at: placed.element))
      }
    }
    .accessibilityElement(children: .contain)
  }
}

extension PlotDrawing {
  /// Returns the elements that intersect a frame.
  fileprivate func elements(in frame: CGRect) -> [Element] {
    elements.filter {
      $0.frame.maxX >= frame.minX && $0.frame.minX <= frame.maxX && $0.frame.maxY >= frame.minY
        && $0.frame.minY <= frame.maxY
    }
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
