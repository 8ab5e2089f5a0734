// SPDX-License-Identifier: MIT

import SwiftUI

/// A row with an icon, two lines of text and an accessory.
public struct ListRow<Accessory: View>: View {
  @Environment(\.density) private var density
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @ScaledMetric private var iconSize: CGFloat = 32

  let title: LocalizedStringKey
  let subtitle: LocalizedStringKey?
  let systemImage: String
  let tone: Tone
  @ViewBuilder let accessory: () -> Accessory

  public init(
    _ title: LocalizedStringKey, subtitle: LocalizedStringKey? = nil, systemImage: String,
    tone: Tone = .info,
    @ViewBuilder accessory: @escaping () -> Accessory
  ) {
    self.title = title
    self.subtitle = subtitle
    self.systemImage = systemImage
    self.tone = tone
    self.accessory = accessory
  }

  public var body: some View {
    HStack(spacing: .spaceM) {
      Image(systemName: systemImage)
        .foregroundStyle(tone.color)
        .frame(width: iconSize, height: iconSize)
        .background(tone.color.opacity(0.12), in: .rect(cornerRadius: .radiusS))
      let layout =
        isStacked
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: .spaceS))
        : AnyLayout(HStackLayout(spacing: .spaceM))
      layout {
        VStack(alignment: .leading, spacing: .spaceXXS) {
          Text(title)
            .font(.harborBody)
            .foregroundStyle(.ink)
          if let subtitle {
            Text(subtitle)
              .textRole(.caption)
              .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 2)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        accessory()
          .font(.harborLabel)
          .foregroundStyle(.inkSoft)
      }
    }
    .padding(.vertical, density.verticalPadding)
    .contentShape(.rect)
    .accessibilityElement(children: .combine)
  }
}

extension ListRow {
  /// A wide accessory beside large text would leave too little width.
  private var isStacked: Bool {
    dynamicTypeSize.isAccessibilitySize && Accessory.self != Image.self
  }
}

extension ListRow where Accessory == Image {
  /// Creates a row with a chevron.
  public init(
    _ title: LocalizedStringKey, subtitle: LocalizedStringKey? = nil, systemImage: String,
    tone: Tone = .info
  ) {
    self.init(title, subtitle: subtitle, systemImage: systemImage, tone: tone) {
      Image(systemName: "chevron.forward")
    }
  }
}

/// Rows with lines between them.
public struct RowGroup<Data: RandomAccessCollection, Row: View>: View
where Data.Element: Identifiable {
  @ScaledMetric private var iconSize: CGFloat = 32
  let data: Data
  let row: (Data.Element) -> Row

  public init(_ data: Data, @ViewBuilder row: @escaping (Data.Element) -> Row) {
    self.data = data
    self.row = row
  }

  public var body: some View {
    VStack(spacing: 0) {
      ForEach(data) { element in
        row(element)
          .padding(.horizontal, .spaceL)
        if element.id != data.last?.id {
          Divider()
            .padding(.leading, .spaceL + iconSize + .spaceM)
        }
      }
    }
    .card(padding: EdgeInsets(), elevation: .flat)
  }
}

private struct Service: Identifiable {
  let id: Int
  let name: LocalizedStringKey
  let detail: LocalizedStringKey?
  let symbol: String
}

/// Rows about the services of a ship.
public struct ServiceList: View {
  private let services = [
    Service(id: 1, name: "Galley", detail: "Hot meals until 21:00", symbol: "flame"),
    Service(id: 2, name: "Play deck", detail: nil, symbol: "gamecontroller"),
    Service(
      id: 3, name: "Observation lounge",
      detail: "Reserved seats with a view over the bow, from 6 € per crossing", symbol: "eye"),
  ]

  public init() {}

  public var body: some View {
    RowGroup(services) { service in
      if service.id == 3 {
        ListRow(service.name, subtitle: service.detail, systemImage: service.symbol, tone: .warning)
        {
          Badge("Few left", tone: .warning)
        }
      } else {
        ListRow(service.name, subtitle: service.detail, systemImage: service.symbol)
      }
    }
  }
}

#Preview("Rows") {
  ServiceList()
    .padding()
    .background(Color.harborBackground)
}
