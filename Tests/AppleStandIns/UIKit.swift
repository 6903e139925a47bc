// UIKit by name only, so that what steps aside for it is left out. Nothing here is ever run.
