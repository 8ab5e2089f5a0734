// SPDX-License-Identifier: MIT

import Foundation

/// The visible rows, headers and footers of a table.
@MainActor
final class TableRows {
  let bounds: CGRect
  private(set) var cells: [IndexPath: UITableViewCell] = [:]
  private let table: UITableView
  private var views: [UIView] = []
  private var top: CGFloat = 0

  init(_ table: UITableView) {
    (self.table, bounds) = (table, table.bounds)
    if let background = table.backgroundView {
      background.frame = bounds
      add(background)
    }
    place(table.tableHeaderView)
    for section in 0..<(table.dataSource == nil ? 0 : max(table.numberOfSections, 0)) {
      addSection(section)
    }
    place(table.tableFooterView)
    table.contentSize = CGSize(width: bounds.width, height: top)
  }

  func remove() { for view in views { view.removeFromSuperview() } }

  private var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }
  private var isPlain: Bool { table.style == .plain }
  private var inset: CGFloat { table.style == .insetGrouped ? 16 : 0 }
  private var width: CGFloat { max(bounds.width - 2 * inset, 0) }
  private var isVisible: Bool { top < bounds.maxY }

  private func add(_ view: UIView) {
    table.addSubview(view)
    views.append(view)
  }

  /// Adds a view with its own height.
  private func place(_ view: UIView?) {
    guard let view else { return }
    add(view)
    view.frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
    top += view.frame.height
  }

  private func addSection(_ section: Int) {
    let count = max(table.numberOfRows(inSection: section), 0)
    addEdge(
      table.dataSource?.tableView(table, titleForHeaderInSection: section),
      delegate?.tableView(table, viewForHeaderInSection: section),
      delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight,
      isPlain ? .plainHeader() : .groupedHeader(), above: isPlain ? 0 : section == 0 ? 17.5 : 0)
    let first = top
    for row in 0..<count where isVisible {
      addRow(IndexPath(row: row, section: section), isFirst: row == 0, isLast: row == count - 1)
    }
    let shown = cells.keys.count { $0.section == section }
    if shown > 0 { top += (top - first) / CGFloat(shown) * CGFloat(count - shown) }
    addEdge(
      table.dataSource?.tableView(table, titleForFooterInSection: section),
      delegate?.tableView(table, viewForFooterInSection: section),
      delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight,
      isPlain ? .plainFooter() : .groupedFooter(), above: 0)
  }

  /// Adds a header or a footer.
  private func addEdge(
    _ title: String?, _ custom: UIView?, _ height: CGFloat, _ style: UIListContentConfiguration,
    above: CGFloat
  ) {
    var content = style
    content.text = title
    let view = custom ?? (title == nil ? nil : UIListContentView(configuration: content))
    guard let view else {
      top += height >= 0 ? height : isPlain ? 0 : 17.5
      return
    }
    top += above
    let own =
      (view as? UITableViewHeaderFooterView)?.height(in: width)
      ?? CellContent.height(of: view, shown: custom == nil ? view : nil, in: width)
    let height = height >= 0 ? height : max(own ?? view.frame.height, 28)
    add(view)
    CellContent.layOut(view, at: CGRect(x: inset, y: top, width: width, height: height))
    top += height
  }

  private func addRow(_ path: IndexPath, isFirst: Bool, isLast: Bool) {
    guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else { return }
    cells[path] = cell
    delegate?.tableView(table, willDisplay: cell, forRowAt: path)
    let requested = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    add(cell)
    let own = requested >= 0 ? requested : cell.height(in: width)
    let height = requested < 0 && own == 0 ? 44 : own
    cell.backgroundColor =
      cell.backgroundConfiguration?.backgroundColor ?? cell.backgroundColor
      ?? (isPlain ? .systemBackground : .secondarySystemGroupedBackground)
    if inset > 0 { round(cell, isFirst: isFirst, isLast: isLast) }
    let frame = CGRect(x: inset, y: top, width: width, height: height)
    CellContent.layOut(cell, at: frame)
    top += height
    guard table.separatorStyle == .singleLine, isPlain || !isLast else { return }
    let insets = cell.separatorInset ?? table.separatorInset
    let (start, end) =
      table.isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    let thickness = 1 / max(table.traitCollection.displayScale, 1)
    let line = UIView(
      frame: CGRect(
        x: inset + start, y: top - thickness, width: max(width - start - end, 0), height: thickness)
    )
    line.backgroundColor = table.separatorColor ?? .separator
    add(line)
  }

  private func round(_ cell: UIView, isFirst: Bool, isLast: Bool) {
    guard isFirst || isLast else { return }
    cell.layer.cornerRadius = 10
    cell.layer.cornerCurve = .continuous
    let first: CACornerMask = isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : []
    let last: CACornerMask = isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []
    cell.layer.maskedCorners = first.union(last)
    cell.clipsToBounds = true
  }
}
