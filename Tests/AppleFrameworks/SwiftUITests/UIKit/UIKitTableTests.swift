// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import UIKit

@Suite("Tables and collections of UIKit")
@MainActor
struct UIKitTableTests {
  @Test("A table shows the titles and the rows of its data source", arguments: [0, 1, 2])
  func rows(style: Int) throws {
    let host = try ViewHost(
      RepresentedController { Table(style: UITableView.Style(rawValue: style) ?? .plain) },
      layout: .fixed(width: 200, height: 300))
    let outline = host.scene.outline
    for text in ["Row 0", "Own row 1", style == 0 ? "Title" : "TITLE"] {
      #expect(outline.contains("text: \"\(text)\""), "\(outline)")
    }
  }

  @Test("A registered class is created with its own initializer")
  func registeredClass() {
    let table = UITableView(frame: .zero)
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    let cell = table.dequeueReusableCell(withIdentifier: "own") as? OwnCell
    #expect(cell?.own.text == "new")
    #expect(cell?.reuseIdentifier == "own")
  }

  @Test("A table creates only the visible rows")
  func visibleRows() {
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<1000))
    source.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(table.contentSize.height == 44000)
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test("A flow layout breaks lines where elements do not fit")
  func flow() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 20)
    let frames = frames(of: 3, layout)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 60, y: 0, width: 40, height: 20),
        CGRect(x: 0, y: 30, width: 40, height: 20),
      ])
  }

  @Test("A compositional layout repeats the elements of its group")
  func compositional() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let frames = frames(of: 3, UICollectionViewCompositionalLayout(section: section))
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 50, height: 30), CGRect(x: 50, y: 0, width: 50, height: 30),
        CGRect(x: 0, y: 35, width: 50, height: 30),
      ])
  }

  private func frames(of count: Int, _ layout: UICollectionViewLayout) -> [CGRect] {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<count))
    source.apply(snapshot)
    view.layoutIfNeeded()
    return view.visibleCells.map(\.frame)
  }
}

private final class OwnCell: UITableViewCell {
  let own = UILabel(frame: .zero)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    own.text = "new"
    own.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(own)
    NSLayoutConstraint.activate([
      own.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      own.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      own.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      own.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class Table: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.register(OwnCell.self, forCellReuseIdentifier: "own")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "Title" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let identifier = indexPath.row == 0 ? "cell" : "own"
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    if let cell = cell as? OwnCell {
      cell.own.text = "Own row \(indexPath.row)"
    } else {
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
    }
    return cell
  }
}

private struct RepresentedController<Controller: UIViewController>: UIViewControllerRepresentable {
  let make: @MainActor () -> Controller

  func makeUIViewController(context: Context) -> Controller { make() }
  func updateUIViewController(_ controller: Controller, context: Context) {}
}
