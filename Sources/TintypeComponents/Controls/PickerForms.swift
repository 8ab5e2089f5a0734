// SPDX-License-Identifier: MIT

/// The title, and what is chosen at its end; below it at accessibility sizes.
struct MenuPicker: Component {
  let title: String
  let chosen: Node?
  @Environment(\.self) private var environment

  var body: some Component {
    let value = HStack(spacing: 4) {
      if let chosen { chosen }
      Symbol("chevron.up.chevron.down").imageScale(.small).accessibilityHidden()
    }
    .font(environment.controlFont())
    .foregroundStyle(environment.controlColors.text(environment.tint))
    .opacity(environment.plainOpacity)
    .overlay { FocusRing(outline: .rounded(4)) }
    let name = Text(title).font(environment.controlFont())
      .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
    if environment.labelsHidden {
      ZStack {
        SpokenLabel(label: ComponentList([Text(title)]))
        value
      }
    } else if environment.dynamicTypeSize.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        name
        value
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 12) {
        name
        Spacer(minLength: 0)
        value
      }
    }
  }
}

/// The title above a row for each option, with lines between the rows.
struct InlinePicker: Component {
  let title: String
  let options: [PickerOption]
  @Environment(\.self) private var environment

  var body: some Component {
    VStack(alignment: .leading, spacing: 0) {
      if !environment.labelsHidden {
        Text(title).font(.footnote)
          .foregroundStyle(environment.controlColors.text(.secondary))
          .padding(.bottom, 4)
          .accessibilityHidden()
      }
      ForEach(Array(options.indices), id: \.self) { index in
        if index > 0 { Divider() }
        PickerRow(option: options[index])
      }
    }
    .opacity(environment.isEnabled ? 1 : environment.disabledOpacity)
  }
}

/// An option with a mark at its end while it is chosen.
private struct PickerRow: PrimitiveComponent {
  let option: PickerOption

  func nodes(in context: ResolutionContext) -> [Node] {
    let row = PickerRowBody(option: option).tapRoom(in: context.environment)
    return context.control("PickerRow", option.choosable(row))
  }
}

private struct PickerRowBody: Component {
  let option: PickerOption
  @Environment(\.self) private var environment

  var body: some Component {
    HStack(spacing: 12) {
      option.content
      Spacer(minLength: 0)
      // Laid out where it is not shown, so that choosing moves nothing.
      Symbol("checkmark").font(environment.controlFont(weight: .semibold))
        .foregroundStyle(environment.controlColors.mark(environment.tint))
        .opacity(option.isSelected ? 1 : 0)
        .accessibilityHidden()
    }
    .padding(.vertical, 8)
  }
}
