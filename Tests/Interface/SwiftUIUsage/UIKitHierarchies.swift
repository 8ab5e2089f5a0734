// SPDX-License-Identifier: MIT

import SwiftUI

private final class PulseView: UIView {
  private let ring = CAShapeLayer()
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(ring)
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    (pulse.fromValue, pulse.toValue, pulse.duration) = (1, 2, 0.5)
    let group = CAAnimationGroup()
    group.animations = [pulse]
    ring.add(group, forKey: "pulse")
    layer.removeAllAnimations()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.path = UIBezierPath(ovalIn: bounds).cgPath
    ring.lineCap = .round
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.red.cgColor)
    context.addEllipse(in: rect)
    context.fillPath()
  }
}

private final class CardController: UIViewController {
  private let label = UILabel()
  private lazy var button = UIButton(
    configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in })

  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UIStackView(arrangedSubviews: [label, button, UISwitch(), UISlider(), UIStepper()])
    stack.axis = .vertical
    stack.setCustomSpacing(4, after: label)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    label.isAccessibilityElement = false
    let top = stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 5)
    top.priority = .defaultHigh
    view.addConstraints([top])
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      NSLayoutConstraint(
        item: stack, attribute: .bottom, relatedBy: .lessThanOrEqual, toItem: view,
        attribute: .bottom, multiplier: 1, constant: 0),
    ])
    let host = UIHostingController(rootView: Text("Hosted"))
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
  }

  var image: UIImage {
    UIGraphicsImageRenderer(size: view.bounds.size).image { context in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
      view.layer.render(in: context.cgContext)
    }
  }
}

private struct RecordedCanvas: View {
  var body: some View {
    Canvas { context, size in
      context.withCGContext { $0.fill(CGRect(origin: .zero, size: size)) }
    }
  }
}
