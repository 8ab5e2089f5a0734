// SPDX-License-Identifier: MIT

import SwiftUI

/// A chart with its legend.
struct ChartContainer: View {
  let model: ChartModel

  var body: some View {
    let options = model.options.legend
    let legend = LegendView(model: model)
    let alignment = options.alignment ?? .leading
    let spacing = options.spacing ?? 8
    if !legend.isVisible {
      area
    } else {
      switch options.position.storage {
      case .leading, .trailing:
        HStack(alignment: options.alignment?.vertical ?? .top, spacing: spacing) {
          if options.position == .leading { legend }
          area
          if options.position == .trailing { legend }
        }
      case .overlay: area.overlay(alignment: alignment) { legend }
      case .top, .topLeading, .topTrailing:
        VStack(alignment: horizontal(options), spacing: spacing) {
          legend
          area
        }
      default:
        VStack(alignment: horizontal(options), spacing: spacing) {
          area
          legend
        }
      }
    }
  }

  private func horizontal(_ options: LegendOptions) -> HorizontalAlignment {
    switch options.position.storage {
    case .topTrailing, .bottomTrailing: options.alignment?.horizontal ?? .trailing
    default: options.alignment?.horizontal ?? .leading
    }
  }

  private var area: some View {
    GeometryReader { ChartArea(model: model, size: $0.size) }
  }
}
