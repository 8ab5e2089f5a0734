// SPDX-License-Identifier: MIT

import SwiftUI

/// A layout of a plot with ticks, labels and titles at its edges.
struct ChartAreaLayout: Layout {
  /// The distances between the plot and its labels, in points.
  private static let spacing = CGSize(width: 6, height: 4)
  /// The length of a tick in points.
  private static let tickLength: CGFloat = 4

  let x: PositionScale?
  let y: PositionScale?
  /// The size of the caption font in points.
  let fontSize: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let labels = subviews.compactMap { subview in
      if case .label(let label) = subview[ChartPartKey.self] { (subview, label) } else { nil }
    }
    let titles = subviews.compactMap { subview in
      if case .title(let title) = subview[ChartPartKey.self] { (subview, title) } else { nil }
    }
    var insets = EdgeInsets()
    let width = ProposedViewSize(width: bounds.width * 0.4, height: nil)
    for (subview, label) in labels where !label.isInset && label.edge.isHorizontal {
      let extent =
        size(of: subview, label, in: 0, bounds.width).width
        + (label.horizontalSpacing ?? Self.spacing.width)
      insets[label.edge] = max(insets[label.edge], extent)
    }
    for (subview, title) in titles where title.edge.isHorizontal {
      insets[title.edge] += subview.sizeThatFits(.unspecified).width + title.spacing
    }
    let plotWidth = max(0, bounds.width - insets.leading - insets.trailing)
    let sizes = labels.map { size(of: $0.0, $0.1, in: plotWidth, bounds.width) }
    for ((_, label), size) in zip(labels, sizes) where !label.isInset && !label.edge.isHorizontal {
      let extent = size.height + (label.verticalSpacing ?? Self.spacing.height)
      insets[label.edge] = max(insets[label.edge], extent)
    }
    let labelInsets = insets
    var titleInsets = EdgeInsets()
    for (subview, title) in titles where !title.edge.isHorizontal {
      titleInsets[title.edge] += subview.sizeThatFits(width).height + title.spacing
    }
    // Labels that exceed the plot do not overlap the titles above and below it.
    addOverflow(
      of: labels.map(\.1), sizes, bounds.height - titleInsets.top - titleInsets.bottom, &insets)
    insets.top += titleInsets.top
    insets.bottom += titleInsets.bottom
    let plot = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top, width: plotWidth,
      height: max(0, bounds.height - insets.top - insets.bottom))
    for subview in subviews {
      switch subview[ChartPartKey.self] {
      case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .tick(let tick): place(subview, tick, plot, labelInsets)
      case .label, .title: break
      }
    }
    let items = zip(labels, sizes).map { label, size in
      LabelCollisions.Item(
        label: label.1,
        frame: CGRect(origin: origin(of: label.1, size, plot, bounds), size: size))
    }
    let isShown = LabelCollisions(fontSize: fontSize, bounds: bounds).shown(items)
    for (index, item) in items.enumerated() {
      let subview = labels[index].0
      guard isShown[index] else { subview.omit(); continue }
      subview.place(at: item.frame.origin, proposal: ProposedViewSize(item.frame.size))
    }
    for (subview, title) in titles { place(subview, title, plot, bounds) }
  }

  /// Returns the size of a label, which is wrapped to its slot unless that breaks a word.
  ///
  /// A word that is wider than most of the chart is truncated.
  private func size(
    of subview: LayoutSubview, _ label: ChartLabel, in plotWidth: CGFloat, _ limit: CGFloat
  ) -> CGSize {
    func size(_ width: CGFloat) -> CGSize {
      subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
    }
    let ideal = subview.sizeThatFits(.unspecified)
    let isBeside = label.edge.isHorizontal
    let share = !isBeside ? 1 : label.isCategory ? 0.6 : 0.8
    var wrapped = size(min(ideal.width, limit))
    if isBeside {
      wrapped = size(min(ideal.width, limit * 0.4))
    } else if let length = label.slotLength, let x {
      let start = x.position(of: label.coordinate - length / 2, in: plotWidth)
      let end = x.position(of: label.coordinate + length / 2, in: plotWidth)
      wrapped = size(max(abs(end - start) - 2, 24))
    }
    guard let count = label.wordCount, ideal.height > 0 else { return wrapped }
    guard (wrapped.height / ideal.height).rounded() > CGFloat(count) else { return wrapped }
    return CGSize(width: min(ideal.width, limit * share), height: ideal.height)
  }

  /// Adds the space for labels of the y axis that exceed the plot.
  private func addOverflow(
    of labels: [ChartLabel], _ sizes: [CGSize], _ height: CGFloat, _ insets: inout EdgeInsets
  ) {
    guard let y else { return }
    let length = max(0, height - insets.top - insets.bottom)
    var (above, below) = (CGFloat(0), CGFloat(0))
    for (label, size) in zip(labels, sizes) where label.edge.isHorizontal {
      let center = y.position(of: label.coordinate, in: length)
      above = max(above, size.height / 2 - center - insets.top)
      below = max(below, center + size.height / 2 - length - insets.bottom)
    }
    insets.top += min(above, height / 4)
    insets.bottom += min(below, height / 4)
  }

  private func origin(
    of label: ChartLabel, _ size: CGSize, _ plot: CGRect, _ bounds: CGRect
  ) -> CGPoint {
    let horizontal = label.horizontalSpacing ?? Self.spacing.width
    let vertical = label.verticalSpacing ?? Self.spacing.height
    var origin = CGPoint.zero
    if label.edge.isHorizontal {
      let center = plot.minY + (y?.position(of: label.coordinate, in: plot.height) ?? 0)
      let anchor = label.anchor?.y ?? (label.isInset ? 1 : 0.5)
      origin.y = center - size.height * anchor
      let isLeft = label.edge == .leading
      origin.x =
        isLeft != label.isInset
        ? (isLeft ? plot.minX : plot.maxX) - horizontal - size.width
        : (isLeft ? plot.minX : plot.maxX) + horizontal
      if label.isInset { origin.x = isLeft ? plot.minX : plot.maxX - size.width }
    } else {
      let position = plot.minX + (x?.position(of: label.coordinate, in: plot.width) ?? 0)
      if let anchor = label.anchor {
        origin.x = position - size.width * anchor.x
      } else if label.isCentered {
        origin.x = position - size.width / 2
      } else {
        origin.x = position + (label.horizontalSpacing ?? 4)
      }
      let isTop = label.edge == .top
      origin.y =
        isTop != label.isInset
        ? (isTop ? plot.minY : plot.maxY) - vertical - size.height
        : (isTop ? plot.minY : plot.maxY) + vertical
      // A label at the end, which is not centered, is hidden rather than moved.
      if label.isCentered || label.anchor != nil || label.collision == nil
        || position < plot.minX + 1
      {
        origin.x = max(bounds.minX, min(origin.x, bounds.maxX - size.width))
      }
    }
    return CGPoint(x: origin.x + label.offset.width, y: origin.y + label.offset.height)
  }

  private func place(
    _ subview: LayoutSubview, _ tick: ChartTick, _ plot: CGRect, _ insets: EdgeInsets
  ) {
    let length: CGFloat =
      switch tick.length {
      case .automatic: Self.tickLength
      case .points(let points): points.isFinite ? max(0, points) : 0
      case .label(let extension_): max(0, insets[tick.edge] + extension_)
      }
    let thickness: CGFloat = 1
    let frame: CGRect
    if tick.edge.isHorizontal {
      let center = plot.minY + (y?.position(of: tick.coordinate, in: plot.height) ?? 0)
      let start = tick.edge == .leading ? plot.minX - length : plot.maxX
      frame = CGRect(x: start, y: center - thickness / 2, width: length, height: thickness)
    } else {
      let center = plot.minX + (x?.position(of: tick.coordinate, in: plot.width) ?? 0)
      let start = tick.edge == .top ? plot.minY - length : plot.maxY
      frame = CGRect(x: center - thickness / 2, y: start, width: thickness, height: length)
    }
    subview.place(
      at: CGPoint(x: frame.minX + tick.offset.width, y: frame.minY + tick.offset.height),
      proposal: ProposedViewSize(frame.size))
  }

  private func place(
    _ subview: LayoutSubview, _ title: ChartTitle, _ plot: CGRect, _ bounds: CGRect
  ) {
    let proposal = ProposedViewSize(
      width: title.edge.isHorizontal ? nil : bounds.width, height: nil)
    let size = subview.sizeThatFits(proposal)
    let alignment = title.alignment
    var origin = CGPoint(
      x: plot.minX + (plot.width - size.width) * alignment.horizontal.part,
      y: plot.minY + (plot.height - size.height) * alignment.vertical.part)
    switch title.edge {
    case .top:
      origin.y = bounds.minY
      origin.x = bounds.minX + (bounds.width - size.width) * alignment.horizontal.part
    case .bottom: origin.y = bounds.maxY - size.height
    case .leading: origin.x = bounds.minX
    case .trailing: origin.x = bounds.maxX - size.width
    }
    subview.place(at: origin, proposal: proposal)
  }
}

extension Edge {
  /// A Boolean value that indicates whether the edge is the leading or the trailing one.
  var isHorizontal: Bool { self == .leading || self == .trailing }
}

extension EdgeInsets {
  fileprivate subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }
}
