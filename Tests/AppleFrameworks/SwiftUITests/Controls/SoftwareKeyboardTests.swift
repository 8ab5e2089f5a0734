// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing
import TintypeComponents
import TintypeScene

@MainActor
@Suite("The software keyboard on screens")
struct SoftwareKeyboardTests {
  private struct Field: View {
    @State var text = ""
    @FocusState private var isFocused: Bool
    var isFocusedFirst = true

    var body: some View {
      TextField("Name", text: $text)
        .focused($isFocused)
        .onAppear { isFocused = isFocusedFirst }
    }
  }

  /// The upper edge of the keyboard of an iPhone 13.
  private let edge: CGFloat = 844 - 336

  private func host(
    _ view: some View, _ device: ViewImageConfig = .iPhone13.keyboard()
  ) throws -> ViewHost {
    try ViewHost(view, layout: .device(config: device))
  }

  private func accessibility(_ host: ViewHost) -> String { host.scene.accessibilityText }

  @Test("A keyboard while editing appears with the focus, and disappears without it")
  func focus() throws {
    let device = ViewImageConfig.iPhone13.keyboard(.whileEditing)
    #expect(!accessibility(try host(Field(isFocusedFirst: false), device)).contains("Keyboard"))
    let host = try host(Field(), device)
    #expect(accessibility(host).contains("Keyboard: default"))
    #expect(try host.frame(of: "Name").midY == (47 + edge) / 2)
    let typed = try ViewHost(
      Field(text: "Hello"), layout: .device(config: device))
    #expect(texts(of: typed).contains("q") && texts(of: host).contains("Q"))
  }

  @Test("A device without the option shows no keyboard for a focused field")
  func usual() throws {
    #expect(!accessibility(try host(Field(), .iPhone13)).contains("Keyboard"))
  }

  @Test(
    "The keyboard has the type of the focused field",
    arguments: [
      (UIKeyboardType.numberPad, "numberPad"), (.decimalPad, "decimalPad"),
      (.phonePad, "phonePad"), (.emailAddress, "emailAddress"), (.URL, "url"),
      (.twitter, "twitter"), (.webSearch, "webSearch"), (.asciiCapable, "asciiCapable"),
      (.numbersAndPunctuation, "numbersAndPunctuation"),
    ])
  func types(type: UIKeyboardType, name: String) throws {
    let host = try host(Field().keyboardType(type))
    #expect(accessibility(host).contains("Keyboard: \(name)"))
  }

  @Test("The return key has the label of the field, and that of a search field is “search”")
  func returnKey() throws {
    #expect(texts(of: try host(Field().submitLabel(.send))).last == "send")
    let search = NavigationStack {
      Text("Content").searchable(text: .constant(""), isPresented: .constant(true))
    }
    let device = ViewImageConfig.iPhone13.keyboard(.whileEditing)
    #expect(texts(of: try host(search, device)).last == "search")
  }

  @Test("Capital letters and suggestions follow the modifiers of the field")
  func modifiers() throws {
    #expect(texts(of: try host(Field().textInputAutocapitalization(.never))).contains("q"))
    let host = try host(Field().autocorrectionDisabled())
    #expect(try host.frame(of: "Keyboard").height == 291)
  }

  @Test("The safe area of a geometry reader contains the keyboard")
  func geometry() throws {
    let host = try host(
      GeometryReader { proxy in
        Text("\(Int(proxy.safeAreaInsets.bottom)), \(Int(proxy.size.height))")
      })
    #expect(texts(of: host).first == "336, 461")
  }

  @Test("A bar of safeAreaInset moves up, and the content above it, too")
  func insets() throws {
    let host = try host(
      Color.red.accessibilityElement().accessibilityLabel("Content")
        .safeAreaInset(edge: .bottom, spacing: 0) {
          Text("Bar").frame(height: 50)
        })
    #expect(try host.frame(of: "Bar").maxY == edge)
  }

  @Test("The keyboard covers a tab bar, whose content ends above the keyboard")
  func tabBar() throws {
    let view = TabView {
      VStack {
        Spacer()
        Text("End")
      }
      .tabItem { Text("Home") }
    }
    let plain = try host(view, .iPhone13)
    let covered = try host(view)
    #expect(try covered.frame(of: "Home") == plain.frame(of: "Home"))
    #expect(try covered.frame(of: "End").maxY == edge)
  }

  @Test("Content that ignores the keyboard has the same frame as without one")
  func ignoring() throws {
    let content = VStack {
      Spacer()
      Text("End")
    }
    let ignoring = content.ignoresSafeArea(.keyboard)
    let tabs = TabView { ignoring.tabItem { Text("Home") } }
    let all = TabView { content.tabItem { Text("Home") } }.ignoresSafeArea(.keyboard)
    for view in [AnyView(ignoring), AnyView(tabs), AnyView(all)] {
      let frame = try host(view).frame(of: "End")
      #expect(try frame == host(view, .iPhone13).frame(of: "End"))
    }
    // The bars of the device are another region.
    let container = content.ignoresSafeArea(.container, edges: .bottom)
    #expect(try host(container).frame(of: "End").maxY == 844)
  }

  @Test("The items of the keyboard are in a bar above it, with and without a stack")
  func toolbar() throws {
    let content = Text("Content").toolbar {
      ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
    }
    for view in [AnyView(content), AnyView(NavigationStack { content })] {
      let frame = try host(view).frame(of: "Done")
      #expect(frame.minY > edge - 44 && frame.maxY < edge)
      #expect(!texts(of: try host(view, .iPhone13)).contains("Done"))
    }
  }

  @Test("The bar at the bottom of a stack stays behind the keyboard")
  func bottomBar() throws {
    let view = NavigationStack {
      Text("Content").toolbar { ToolbarItem(placement: .bottomBar) { Button("Bottom") {} } }
    }
    #expect(try host(view).frame(of: "Bottom") == host(view, .iPhone13).frame(of: "Bottom"))
  }

  @Test(
    "A sheet rises by the keyboard, and its content ends above it",
    arguments: [
      (.medium, 724), (.height(200), 536), (.large, 787),
    ] as [(PresentationDetent, Double)])
  func sheet(detent: PresentationDetent, height: Double) throws {
    let host = try host(
      Text("Behind").sheet(isPresented: .constant(true)) {
        VStack(spacing: 0) {
          Text("Start")
          Spacer(minLength: 0)
          Text("End")
        }
        .presentationDetents([detent])
      })
    #expect(try abs(host.frame(of: "Start").minY - (844 - height)) < 1)
    #expect(try abs(host.frame(of: "End").maxY - edge) < 0.01)
  }

  @Test("An alert is in the middle above the keyboard, and an action sheet ends there")
  func dialogs() throws {
    let alert = try host(
      Text("Behind").alert("Title", isPresented: .constant(true)) { Button("OK") {} })
    let frame = try alert.frame(of: "OK").union(alert.frame(of: "Title"))
    #expect(frame.midY > edge / 2 - 20 && frame.midY < edge / 2 + 20)
    let dialog = try host(
      Text("Behind").confirmationDialog("Title", isPresented: .constant(true)) {
        Button("One") {}
      })
    #expect(try dialog.frame(of: "Cancel").midY == edge - 8 - 57 / 2.0)
  }

  @Test("A card on an iPad is in the middle above the keyboard")
  func card() throws {
    let host = try host(
      Text("Behind").sheet(isPresented: .constant(true)) {
        Color.red.accessibilityElement().accessibilityLabel("Card")
      }, .iPadPro11(.portrait).keyboard())
    let frame = try host.frame(of: "Card")
    #expect(frame.midY == (1194 - 339) / 2 && frame.height == 620)
  }

  @Test("A scroll view ends above the keyboard")
  func scrolling() throws {
    let host = try host(
      ScrollView { Color.red.frame(height: 2000) }
        .accessibilityElement().accessibilityLabel("Scroll"))
    #expect(try host.frame(of: "Scroll").maxY == edge)
  }

  @Test("UIKit's safe area does not contain the keyboard, and the layout guide does")
  func layoutGuide() throws {
    let controller = UIViewController()
    let (safe, above) = (UILabel(), UILabel())
    safe.text = "Safe"
    above.text = "Above"
    for label in [safe, above] {
      label.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(label)
    }
    NSLayoutConstraint.activate([
      safe.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor),
      above.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
    ])
    let strategy = Snapshotting<UIViewController, UIImage>.image(on: .iPhone13.keyboard())
    strategy.snapshot(controller).run { _ in }
    #expect(abs(safe.frame.maxY - (844 - 34)) < 0.01)
    #expect(abs(above.frame.maxY - edge) < 0.01)
  }
}
