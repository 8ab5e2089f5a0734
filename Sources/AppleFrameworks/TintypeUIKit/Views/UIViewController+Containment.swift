// SPDX-License-Identifier: MIT

extension UIViewController {
  func adopt(_ childController: UIViewController) {
    let ancestors = sequence(first: self) { $0.parent }
    guard !ancestors.contains(where: { $0 === childController }) else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Returns the nearest container of a class.
  func ancestor<Controller: UIViewController>() -> Controller? {
    var next = parent
    while let controller = next {
      if let found = controller as? Controller { return found }
      next = controller.parent
    }
    return nil
  }

  /// Calls the methods of a controller that appears, once, for it and its visible children.
  ///
  /// - Parameter layOut: Lays out the view.
  package func appear(layOut: () -> Void) {
    let isFirst = !hasAppeared
    hasAppeared = true
    let children = children.filter { $0.viewIfLoaded?.superview != nil }
    if isFirst { viewWillAppear(false) }
    for child in children where isFirst && !child.hasAppeared { child.viewWillAppear(false) }
    layOut()
    guard isFirst else { return }
    viewIsAppearing(false)
    for child in children where !child.hasAppeared {
      child.hasAppeared = true
      child.viewIsAppearing(false)
      child.viewDidAppear(false)
    }
    viewDidAppear(false)
    // The methods can change what is shown.
    layOut()
  }
}
