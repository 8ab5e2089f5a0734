// SPDX-License-Identifier: MIT

import SwiftUI

/// The largest width of several views.
struct MaximumWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

extension View {
  /// Reports the width of the view to an ancestor.
  func measuringWidth() -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: MaximumWidthKey.self, value: proxy.size.width)
      }
    }
  }
}

/// Titles and values in rows, in which all titles have the width of the longest.
struct FactTable: View {
  struct Fact: Identifiable {
    let title: LocalizedStringKey
    let value: LocalizedStringKey
    let id: Int
  }

  let facts: [Fact]
  @State private var titleWidth: CGFloat?

  init(_ facts: KeyValuePairs<String, LocalizedStringKey>) {
    self.facts = facts.enumerated().map { index, fact in
      Fact(title: LocalizedStringKey(fact.key), value: fact.value, id: index)
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(facts) { fact in
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text(fact.title)
            .foregroundStyle(.secondary)
            .measuringWidth()
            .frame(width: titleWidth, alignment: .trailing)
          Text(fact.value)
        }
        .font(.subheadline)
        .accessibilityElement(children: .combine)
      }
    }
    .onPreferenceChange(MaximumWidthKey.self) { [$titleWidth] width in
      $titleWidth.wrappedValue = width > 0 ? width : nil
    }
  }
}

#Preview("Facts") {
  FactTable(["Pages": "342", "Published": "2023", "Genre": "Fiction"])
    .padding()
}
