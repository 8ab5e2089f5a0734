// SPDX-License-Identifier: MIT

import SnapshotTesting
import SwiftUI
import Testing

/// Controls of UIKit, which look as those of SwiftUI.
@Suite("Controls of UIKit")
@MainActor
struct UIKitControlTests {
  private let size = CGSize(width: 200, height: 40)

  private func pixels(_ view: some View) -> Data? {
    ImageRenderer(content: view.frame(width: size.width, height: size.height)).uiImage?.pngData()
  }

  private func pixels(_ make: @escaping @MainActor () -> UIView) -> Data? {
    pixels(RepresentedView(make: make))
  }

  @Test("A switch looks as a toggle")
  func toggle() {
    let control = pixels {
      let control = UISwitch()
      control.isOn = true
      return control
    }
    #expect(control == pixels(Toggle("", isOn: .constant(true)).labelsHidden()))
  }

  @Test("A slider looks as that of SwiftUI, in its range")
  func slider() {
    let control = pixels {
      let slider = UISlider()
      (slider.minimumValue, slider.maximumValue, slider.value) = (2, 6, 3)
      return slider
    }
    #expect(control == pixels(Slider(value: .constant(3), in: 2...6)))
  }

  @Test("A progress view looks as that of SwiftUI")
  func progress() {
    let view = pixels {
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = 0.25
      return view
    }
    #expect(view == pixels(ProgressView(value: 0.25)))
  }

  @Test("A segmented control looks as a segmented picker")
  func segments() {
    let control = pixels {
      let control = UISegmentedControl(items: ["A", "B"])
      control.selectedSegmentIndex = 1
      return control
    }
    let picker = Picker("", selection: .constant(1)) {
      Text("A").tag(0)
      Text("B").tag(1)
    }
    #expect(control == pixels(picker.pickerStyle(.segmented).labelsHidden()))
  }

  @Test("A filled button looks as a prominent one")
  func button() {
    let button = pixels {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Save"
      return UIButton(configuration: configuration)
    }
    let same = Button {
    } label: {
      Text("Save").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    #expect(button == pixels(same.buttonStyle(.borderedProminent)))
  }

  @Test("A tap performs the actions of a button")
  func tap() throws {
    var count = 0
    let host = try ViewHost(
      RepresentedView {
        UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in count += 1 })
      })
    try host.tap("Add")
    #expect(count == 1)
  }

  @Test("Lines of a label break in the proposed width")
  func label() throws {
    let label = RepresentedView {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "A text that needs several lines in a narrow column"
      return label
    }
    let host = try ViewHost(
      VStack {
        label.id("label").fixedSize(horizontal: false, vertical: true)
        Text("A text that needs several lines in a narrow column")
          .font(.system(size: 17)).id("text")
      }.frame(width: 120))
    #expect(try host.frame(of: "label").height == host.frame(of: "text").height)
    #expect(try host.frame(of: "label").height > 60)
  }

  @Test("A label has the attributes of its text")
  func attributes() throws {
    let text = NSMutableAttributedString(string: "Red")
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 0, length: 3))
    let label = UILabel()
    label.attributedText = text
    label.sizeToFit()
    let renderer = ImageRenderer(content: RepresentedView { label }.fixedSize())
    let same = ImageRenderer(
      content: Text("Red").font(.system(size: 20, weight: .bold)).foregroundStyle(
        Color(uiColor: .red)))
    #expect(renderer.uiImage?.pngData() == same.uiImage?.pngData())
  }

  @Test("A hosting controller in a hierarchy shows its root view, and has its ideal size")
  func hosting() throws {
    let hosting = UIHostingController(rootView: Color.red.frame(width: 30, height: 20))
    #expect(hosting.view.intrinsicContentSize == CGSize(width: 30, height: 20))
    // The view outlives its controller.
    let view = UIHostingController(rootView: Color.red.frame(width: 3, height: 2)).view
    #expect(view?.intrinsicContentSize == CGSize(width: 3, height: 2))
    let host = try ViewHost(
      RepresentedView {
        let view = UIView()
        let child = UIHostingController(rootView: Text("Hosted"))
        child.view.frame = CGRect(x: 10, y: 10, width: 100, height: 20)
        view.addSubview(child.view)
        view.accessibilityIdentifier = "root"
        Kept.controllers.append(child)
        return view
      }, layout: .fixed(width: 120, height: 40))
    #expect(texts(of: host) == ["Hosted"])
  }

  @Test("Constraints in conflict are warnings that name the constraint")
  func conflict() throws {
    let host = try ViewHost(
      RepresentedView {
        let (view, child) = (UIView(), UIView())
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        child.widthAnchor.constraint(equalToConstant: 20).isActive = true
        child.widthAnchor.constraint(equalToConstant: 40).isActive = true
        return view
      }, layout: .fixed(width: 50, height: 50))
    #expect(
      host.scene.outline.contains(
        "UIView.width == 40.0 contradicts other constraints. Lower its priority or remove it."))
  }
}

/// The controllers that views of the tests need.
@MainActor
private enum Kept {
  static var controllers: [UIViewController] = []
}

/// A view of UIKit that a closure creates.
struct RepresentedView: UIViewRepresentable {
  let make: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}
