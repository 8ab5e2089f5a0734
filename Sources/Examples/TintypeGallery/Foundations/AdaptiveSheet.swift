// SPDX-License-Identifier: MIT

import TintypeComponents

extension Foundations {
  /// Containers that depend on the available space: choices, readers, scroll views and lists.
  package struct AdaptiveSheet: Component {
    /// Creates the sheet.
    package init() {}

    /// The sheet.
    package var body: some Component {
      SnapshotSheet("Adaptive Containers", style: .foundations) {
        LabeledVariant("ViewThatFits") { choices }
        LabeledVariant("GeometryReader") { readers }
        LabeledVariant("ScrollView") { windows }
        LabeledVariant("Safe Area Inset") { insets }
        LabeledVariant("List: plain and insetGrouped") { lists }
      }
    }

    private var choices: some Component {
      VStack(alignment: .leading, spacing: 8) {
        for width in [320.0, 160, 70] {
          ViewThatFits(in: .horizontal) {
            HStack(spacing: 6) {
              Tile("Add to favorites")
              Tile("Share with friends", tint: .purple)
            }
            VStack(spacing: 6) {
              Tile("Add to favorites")
              Tile("Share with friends", tint: .purple)
            }
            HStack(spacing: 6) {
              Symbol("heart.fill").foregroundStyle(Color.blue)
              Symbol("paperplane.fill").foregroundStyle(Color.purple)
            }
          }
          .padding(4)
          .frame(width: width)
          .framed()
        }
      }
    }

    private var readers: some Component {
      VStack(spacing: 8) {
        for share in [0.3, 0.65, 1] {
          GeometryReader { proxy in
            Capsule().fill(Color.gray5)
              .overlay(alignment: .leading) {
                Capsule().fill(Color.green)
                  .frame(width: proxy.size.width * share)
              }
          }
          .frame(height: 10)
        }
        GeometryReader { proxy in
          Tile("\(Int(proxy.size.width)) × \(Int(proxy.size.height))", tint: .orange)
        }
        .frame(height: 48)
        .framed()
      }
    }

    private func lines(_ count: Int) -> some Component {
      VStack(alignment: .leading, spacing: 6) {
        for index in 1...count {
          Tile("Row \(index)", width: 90, height: 24, tint: index.isMultiple(of: 2) ? .blue : .teal)
        }
      }
    }

    private var windows: some Component {
      HStack(alignment: .top, spacing: 14) {
        Specimen("at the top") {
          ScrollView(showsIndicators: true) { lines(8) }
            .frame(width: 100, height: 110).framed()
        }
        Specimen("offset 70") {
          ScrollView(showsIndicators: true, contentOffset: Point(x: 0, y: 70)) { lines(8) }
            .frame(width: 100, height: 110).framed()
        }
        Specimen("horizontal, offset 40") {
          ScrollView(
            .horizontal, showsIndicators: true, contentOffset: Point(x: 40, y: 0)
          ) {
            HStack(spacing: 6) {
              for index in 1...6 { Tile("\(index)", width: 60, height: 94, tint: .pink) }
            }
          }
          .frame(width: 130, height: 110)
          .framed()
        }
      }
    }

    private var insets: some Component {
      HStack(spacing: 16) {
        Specimen("top and bottom") {
          ScrollView(contentOffset: Point(x: 0, y: 20)) { lines(8) }
            .safeAreaInset(edge: .bottom, spacing: 0) { bar("Bottom bar") }
            .safeAreaInset(edge: .top, spacing: 0) { bar("Top bar") }
            .frame(width: 160, height: 150)
            .framed()
        }
        Specimen("leading") {
          Color.blue.opacity(0.14)
            .overlay(alignment: .center) { Text("Content").font(.footnote) }
            .safeAreaInset(edge: .leading) {
              Color.orange.opacity(0.4).frame(width: 40)
            }
            .frame(width: 160, height: 150)
            .framed()
        }
      }
    }

    private func bar(_ title: String) -> some Component {
      Text(title)
        .font(.system(size: 12, weight: .semibold))
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
        .background(Material.bar)
    }

    private var lists: some Component {
      HStack(spacing: 14) {
        for style in ListStyle.allCases {
          List {
            Text("A row of its own")
            Section {
              HStack {
                Text("Wi-Fi")
                Spacer()
                Text("Home").foregroundStyle(.secondary)
              }
              Text("Bluetooth")
            } header: {
              Text("Network")
            } footer: {
              Text("The footer says more.")
            }
            Section("Last") { Text("About") }
          }
          .listStyle(style)
          .font(.subheadline)
          .frame(width: 184, height: 380)
          .framed()
        }
      }
    }
  }
}
