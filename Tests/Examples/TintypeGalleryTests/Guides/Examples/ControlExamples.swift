// SPDX-License-Identifier: MIT

import TintypeComponents

/// The examples of the guide “Controls”.
enum ControlExamples {
  static let all = [
    buttons, buttonStates, toggles, pickers, sliders, fields, progress,
    table, bars, unavailable, environment,
  ]

  static let buttons = GuideExample("buttons") {
    // example: buttons
    HStack {
      Button("Plain") {}.buttonStyle(.plain)
      Button("Borderless") {}
      Button("Bordered") {}.buttonStyle(.bordered)
    }
    HStack {
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
    }
    HStack {
      Button("Add", systemImage: "plus") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
      Button("Add", systemImage: "plus") {}
        .buttonStyle(.bordered).buttonBorderShape(.circle).labelStyle(.iconOnly)
      Button {
      } label: {
        HStack {
          Text("2").bold()
          Text("photos")
        }
      }
    }
    // end
  }

  static let buttonStates = GuideExample("buttonStates") {
    // example: buttonStates
    VStack(alignment: .leading) {
      HStack {
        Button("Normal") {}
        Button("Pressed") {}.controlState(.highlighted)
        Button("Focus") {}.controlState(.focused)
      }
      HStack {
        Button("Disabled") {}.disabled(true)
        Button("Saving") {}.loading()
      }
      HStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Large") {}.controlSize(.large)
      }
    }
    .buttonStyle(.borderedProminent)
    HStack {
      Button("Ticket") {}
      Button("Pressed") {}.controlState(.highlighted)
      Button("Disabled") {}.disabled(true)
    }
    .buttonStyle(TicketStyle())
    // end
  }

  static let toggles = GuideExample("toggles") {
    // example: toggles
    Toggle("Wi-Fi", isOn: .constant(true))
    Toggle("Bluetooth", isOn: .constant(false)).tint(.purple)
    HStack(spacing: 20) {
      Toggle("Read", isOn: .constant(true))
      Toggle("All", isOn: .constant(false), isMixed: true)
      Toggle("Unread", isOn: .constant(false))
    }
    .toggleStyle(.checkbox)
    HStack {
      Toggle("Bold", isOn: .constant(true))
      Toggle("Italic", isOn: .constant(false))
    }
    .toggleStyle(.button)
    // end
  }

  static let pickers = GuideExample("pickers") {
    // example: pickers
    for style in [PickerStyle.menu, .segmented, .inline] {
      Picker("Ice cream", selection: .constant("vanilla")) {
        Text("Chocolate").tag("chocolate")
        Text("Vanilla").tag("vanilla")
        Text("Lemon").tag("lemon")
      }
      .pickerStyle(style)
    }
    SegmentedControl(selection: .constant(7), segments: [7, 14, 30]) { "\($0) days" }
    // end
  }

  static let sliders = GuideExample("sliders") {
    // example: sliders
    Slider("Brightness", value: .constant(0.25))
    Slider(value: .constant(6), in: 0...10, step: 1) {
      Text("Volume")
    } minimumValueLabel: {
      Image(systemName: "speaker.slash")
    } maximumValueLabel: {
      Image(systemName: "headphones")
    }
    Stepper("Guests: 2", value: .constant(2), in: 1...8)
    Stepper("Guests: 8", value: .constant(8), in: 1...8)
    Slider("Opacity", value: .constant(1)).disabled(true)
    // end
  }

  static let fields = GuideExample("fields") {
    // example: fields
    TextField("Name", text: .constant(""))
    TextField("Name", text: .constant(""), prompt: Text("Ada Lovelace"))
      .textFieldStyle(.roundedBorder)
    TextField("Email", text: .constant("ada@example.com"))
      .textFieldStyle(.floating)
      .controlState(.focused)
    SecureField("Password", text: .constant("engine"), isRevealed: .constant(false))
      .textFieldStyle(.roundedBorder)
    TextField("Email", text: .constant("ada@"))
      .textFieldStyle(.roundedBorder)
      .textFieldError("This address is incomplete.")
    TextField("Search", text: .constant("Analytical engine"))
      .textFieldStyle(.roundedBorder)
      .textFieldIcons(leading: "magnifyingglass")
      .textFieldClearButton()
      .textFieldHelp("At least three letters")
    TextField(
      "Message", text: .constant("This message wraps, and the field grows."), axis: .vertical
    )
    .textFieldStyle(.roundedBorder)
    .textFieldCharacterLimit(80)
    // end
  }

  static let progress = GuideExample("progress") {
    // example: progress
    ProgressView("Downloading", value: 0.4)
    ProgressView(value: 3, total: 8) {
      Text("Files")
    } currentValueLabel: {
      Text("3 of 8")
    }
    ProgressView().progressViewStyle(.linear)
    HStack(spacing: 32) {
      ProgressView()
      ProgressView("Loading")
      ProgressView(value: 0.7).progressViewStyle(.circular)
    }
    // end
  }

  static let table = GuideExample("table") {
    // example: table
    Table(clubs) {
      TableColumn("Club", width: .flexible) { club in Label(club.name, systemImage: "flag") }
      TableColumn("Won", alignment: .trailing, width: .fixed(56)) { "\($0.won)" }
      TableColumn("Goals", accessibilityLabel: "Goals a match", alignment: .decimal) {
        "\($0.goals)"
      }
      .footer("2.25")
    }
    .alternatingRowBackgrounds()
    .rowSeparators(false)
    .highlighted { $0.name == "Porto" }
    .onTapRow { _ in }
    // end
  }

  static let bars = GuideExample("bars", height: 300, padding: 0) {
    // example: bars
    ScrollView {
      Text("Content below the bars").padding()
    }
    .toolbar {
      Button("Share", systemImage: "square.and.arrow.up") {}.labelStyle(.iconOnly)
      Spacer()
      Text("3 messages").font(.footnote)
    }
    .tabBar(selection: .constant("inbox")) {
      TabItem("Inbox", systemImage: "tray", tag: "inbox", badge: 3)
      TabItem("Search", systemImage: "magnifyingglass", tag: "search")
    }
    .navigationBar("Inbox", subtitle: "3 unread") {
      Button("Edit") {}
    } trailing: {
      Button("New", systemImage: "square.and.pencil") {}.labelStyle(.iconOnly)
    }
    // end
  }

  static let unavailable = GuideExample("unavailable", height: 280, padding: 0) {
    // example: unavailable
    ContentUnavailableView {
      Label("Offline", systemImage: "wifi.slash")
    } description: {
      Text("Connect to the internet to see your files.")
    } actions: {
      Button("Try Again") {}
    }
    // end
  }

  static let environment = GuideExample("environment") {
    // example: environment
    VStack(alignment: .leading) {
      Button("Green") {}.buttonStyle(.bordered)
      Toggle("Hidden title", isOn: .constant(true)).labelsHidden()
      Badge()
    }
    .tint(.green)
    .environment(\.isBeta, true)
    .padding(8)
    .background(.systemBackground)
    .colorScheme(.dark)
    Text("At most xxLarge").dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .dynamicTypeSize(.accessibility3)
    // end
  }
}

// example: buttonStates
struct TicketStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some Component {
    configuration.label
      .font(.headline)
      .padding(12)
      .foregroundStyle(isEnabled ? Color.primary : .tertiary)
      .background(Color.yellow.opacity(configuration.isPressed ? 0.8 : 0.4))
      .border(.orange)
  }
}
// end

// example: table
struct Club {
  var name: String
  var won: Int
  var goals: Double
}

let clubs = [
  Club(name: "Porto", won: 9, goals: 2.25),
  Club(name: "Braga", won: 12, goals: 3.5),
  Club(name: "Faro", won: 4, goals: 1),
]
// end

// example: environment
private enum IsBetaKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var isBeta: Bool {
    get { self[IsBetaKey.self] }
    set { self[IsBetaKey.self] = newValue }
  }
}

private struct Badge: Component {
  @Environment(\.isBeta) private var isBeta

  var body: some Component {
    if isBeta { Text("Beta").font(.caption).padding(4).border(.orange) }
  }
}
// end
