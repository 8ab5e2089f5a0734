// SPDX-License-Identifier: MIT

import SwiftUI

/// The drawing of the marks of a plot.
struct PlotDrawing {
  /// A path with its paint.
  struct Item {
    let path: Path
    let style: AnyShapeStyle
    /// The stroke; `nil` to fill the path.
    var stroke: StrokeStyle?
    let look: MarkLook
  }

  /// The frame of a mark, for annotations and accessibility.
  struct Element {
    let mark: Mark
    let index: Int
    let frame: CGRect
    /// A Boolean value that indicates whether the mark points to negative values.
    var isNegative = false
    /// A Boolean value that indicates whether the value is along the x axis.
    var isHorizontal = false
    /// The view of a symbol.
    var symbol: AnyView?
    /// The part of the sum of sectors.
    var part: Double?
  }

  /// The area of symbols in square points.
  static let symbolArea: CGFloat = 36

  let geometry: PlotGeometry
  private(set) var items: [Item] = []
  private(set) var elements: [Element] = []
  private let dodges: Dodges

  private var model: ChartModel { geometry.model }

  /// Creates the drawing of all marks, from back to front.
  init(_ geometry: PlotGeometry) {
    self.geometry = geometry
    let placed = geometry.model.placed
    dodges = Dodges(placed)
    var series: [SeriesKey: [PlacedMark]] = [:]
    for mark in placed where mark.mark.kind == .line || mark.mark.kind == .area {
      series[SeriesKey(mark.mark), default: []].append(mark)
    }
    for mark in placed {
      switch mark.mark.kind {
      case .bar, .rectangle: addRectangle(mark)
      case .point: addPoint(mark, at: geometry.point(of: mark, dodges: dodges), isElement: true)
      case .rule: addRule(mark)
      case .line, .area:
        // All points of a series are drawn at its first one.
        guard let points = series.removeValue(forKey: SeriesKey(mark.mark)) else { continue }
        if mark.mark.kind == .line { addLine(points) } else { addArea(points) }
      case .sector: break
      }
    }
    addSectors()
    // The sort is stable.
    let order = items.indices.sorted {
      let (first, second) = (items[$0].look.zIndex ?? 0, items[$1].look.zIndex ?? 0)
      return (first, $0) < (second, $1)
    }
    items = order.map { items[$0] }
    elements.sort { $0.index < $1.index }
  }

  /// The area of all marks.
  var area: Path {
    Path { path in
      for item in items {
        path.addPath(item.stroke.map { item.path.strokedPath($0) } ?? item.path)
      }
    }
  }

  private func style(of mark: Mark) -> AnyShapeStyle {
    if let style = mark.look.style { return style }
    guard let value = mark.look.styleValue?.value else { return AnyShapeStyle(Color.blue) }
    return model.foreground.style(of: value)
  }

  private mutating func addRectangle(_ placed: PlacedMark) {
    let mark = placed.mark
    let frame = geometry.rectangle(of: placed, dodges: dodges)
    guard frame.isFinite else { return }
    let radius = min(mark.look.cornerRadius ?? 0, frame.width / 2, frame.height / 2)
    let path =
      radius > 0
      ? Path(roundedRect: frame, cornerRadius: radius, style: mark.look.cornerStyle) : Path(frame)
    items.append(Item(path: path, style: style(of: mark), look: mark.look))
    var element = Element(mark: mark, index: placed.index, frame: frame)
    element.isHorizontal = !placed.isVertical
    if case .span(_, let end) = placed[placed.valueAxis] { element.isNegative = end < 0 }
    elements.append(element)
  }

  private mutating func addPoint(_ placed: PlacedMark, at point: CGPoint, isElement: Bool) {
    guard point.x.isFinite, point.y.isFinite else { return }
    let mark = placed.mark
    var size = CGSize.zero
    var unit = CGRect.zero
    var shape: AnyChartSymbolShape?
    var view: AnyView?
    switch mark.look.symbol {
    case .shape(let fixed): shape = fixed
    case .view(let symbol): view = symbol
    case nil:
      shape =
        mark.look.symbolValue.flatMap { model.symbols.visual(of: $0.value) }
        ?? AnyChartSymbolShape(.circle)
    }
    if let shape { unit = shape.perceptualUnitRect }
    switch mark.look.symbolSize {
    case .size(let fixed): size = fixed
    case .area(let area): size = unit.size(area: area)
    case nil: size = unit.size(area: symbolArea(of: mark))
    }
    let frame = CGRect(
      x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
      height: size.height)
    guard frame.isFinite else { return }
    if let shape {
      items.append(Item(path: shape.path(in: frame), style: style(of: mark), look: mark.look))
    }
    guard isElement || view != nil else { return }
    var element = Element(mark: mark, index: placed.index, frame: frame)
    element.symbol = view
    elements.append(element)
  }

  private func symbolArea(of mark: Mark) -> CGFloat {
    guard let value = mark.look.symbolSizeValue?.value else { return Self.symbolArea }
    let sizes = model.symbolSizes
    guard let bounds = sizes.bounds, let number = value.number, let first = sizes.range.first,
      let last = sizes.range.last, bounds.upperBound > bounds.lowerBound
    else { return sizes.visual(of: value) ?? Self.symbolArea }
    let part = (number - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    return first + (last - first) * CGFloat(min(max(part, 0), 1))
  }

  private mutating func addRule(_ placed: PlacedMark) {
    let mark = placed.mark
    let isVertical = mark.x.center != nil || mark.y.start?.channel != nil
    let along: ChartAxis = isVertical ? .y : .x
    let (start, end) = geometry.edges(of: placed, along, .automatic, dodges)
    let point = geometry.point(of: placed, dodges: dodges)
    let offset = mark.look.offset
    let (first, last) =
      isVertical
      ? (
        CGPoint(x: point.x, y: start + offset.height), CGPoint(x: point.x, y: end + offset.height)
      )
      : (CGPoint(x: start + offset.width, y: point.y), CGPoint(x: end + offset.width, y: point.y))
    let frame = CGRect(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
    guard frame.isFinite else { return }
    let path = Path { path in
      path.move(to: first)
      path.addLine(to: last)
    }
    items.append(
      Item(
        path: path, style: style(of: mark),
        stroke: mark.look.lineStyle ?? StrokeStyle(lineWidth: 1),
        look: mark.look))
    elements.append(Element(mark: mark, index: placed.index, frame: frame))
  }

  private mutating func addLine(_ marks: [PlacedMark]) {
    guard let first = marks.first?.mark else { return }
    let points = marks.map { geometry.point(of: $0, dodges: dodges) }
    let stroke =
      first.look.lineStyle
      ?? first.look.lineStyleValue.flatMap { model.lineStyles.visual(of: $0.value) }
      ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    var path = Path()
    path.addCurve(through: points.filter(\.isFinite), first.look.interpolation ?? .linear)
    items.append(Item(path: path, style: style(of: first), stroke: stroke, look: first.look))
    addSymbols(marks, points)
  }

  private mutating func addArea(_ marks: [PlacedMark]) {
    guard let first = marks.first else { return }
    var start: [CGPoint] = []
    var end: [CGPoint] = []
    for mark in marks {
      let point = geometry.point(of: mark, dodges: dodges)
      let offset = mark.mark.look.offset
      guard case .span(let lower, let upper) = mark[mark.valueAxis], point.isFinite else {
        continue
      }
      let (near, far) = (
        geometry.position(lower, mark.valueAxis), geometry.position(upper, mark.valueAxis)
      )
      if mark.isVertical {
        start.append(CGPoint(x: point.x, y: near + offset.height))
        end.append(CGPoint(x: point.x, y: far + offset.height))
      } else {
        start.append(CGPoint(x: near + offset.width, y: point.y))
        end.append(CGPoint(x: far + offset.width, y: point.y))
      }
    }
    let method = first.mark.look.interpolation ?? .linear
    var path = Path()
    path.addCurve(through: end, method)
    path.addCurve(through: start.reversed(), method.reversed, isStart: false)
    path.closeSubpath()
    items.append(Item(path: path, style: style(of: first.mark), look: first.mark.look))
    addSymbols(marks, end)
  }

  /// Adds the points of a line or an area, which are visible if it has a symbol.
  private mutating func addSymbols(_ marks: [PlacedMark], _ points: [CGPoint]) {
    for (mark, point) in zip(marks, points) {
      let look = mark.mark.look
      if look.symbol != nil || look.symbolValue != nil {
        addPoint(mark, at: point, isElement: true)
      } else if point.isFinite {
        let frame = CGRect(x: point.x - 3, y: point.y - 3, width: 6, height: 6)
        elements.append(Element(mark: mark.mark, index: mark.index, frame: frame))
      }
    }
  }

  private mutating func addSectors() {
    let sectors = model.marks.enumerated().filter { $0.element.kind == .sector }
    let values = sectors.map { $0.element.angle?.value.number ?? 0 }
    let total = values.reduce(0, +)
    guard total > 0, total.isFinite else { return }
    let radius = min(geometry.size.width, geometry.size.height) / 2
    var sum = 0.0
    for ((index, mark), value) in zip(sectors, values) {
      let start = sum / total
      sum += value
      let offset = mark.look.offset
      let outer = mark.outerRadius.radius(in: radius, automatic: 1)
      let sector = SectorPath(
        center: CGPoint(
          x: geometry.size.width / 2 + offset.width, y: geometry.size.height / 2 + offset.height),
        innerRadius: mark.innerRadius.radius(in: radius, automatic: 0), outerRadius: outer,
        start: CGFloat(start) * 2 * .pi, end: CGFloat(sum / total) * 2 * .pi,
        inset: mark.angularInset.isFinite ? max(0, mark.angularInset) : 0,
        cornerRadius: mark.look.cornerRadius ?? 0)
      items.append(Item(path: sector.path, style: style(of: mark), look: mark.look))
      // Annotations are in the middle of the ring.
      let middle = (sector.innerRadius + sector.outerRadius) / 2
      let angle = (sector.start + sector.end) / 2
      let point = CGPoint(
        x: sector.center.x + middle * sin(angle), y: sector.center.y - middle * cos(angle))
      let frame = CGRect(x: point.x - 6, y: point.y - 6, width: 12, height: 12)
      var element = Element(mark: mark, index: index, frame: frame)
      element.part = value / total
      elements.append(element)
    }
  }
}

extension InterpolationMethod {
  /// The interpolation of the same curve in the opposite direction.
  fileprivate var reversed: InterpolationMethod {
    guard case .step(let position) = storage else { return self }
    return InterpolationMethod(storage: .step(position: 1 - position))
  }
}

extension CGRect {
  /// Returns the size of the rectangle scaled to an area in square points.
  fileprivate func size(area: CGFloat) -> CGSize {
    let side = area.isFinite ? max(0, area).squareRoot() : 0
    return CGSize(width: width * side, height: height * side)
  }

  /// A Boolean value that indicates whether all edges are finite.
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

extension CGPoint {
  /// A Boolean value that indicates whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
